import NavigationGraph

/// The diagrams of a graph as SVG text, and the styles of the classes in them.
///
/// A diagram is put into a page as it is: it brings its own title and description, its ids are not those of another
/// diagram on the same page, and its links are relative to the page that shows it. One that is missing is left out,
/// and the page says so.
package struct SiteDiagrams: Sendable {
    /// CSS of the SVGs' classes, with colours as variables for light and dark.
    package var styles: String
    /// The groups as nodes, for `index.html` of a large app; empty for none.
    package var overview: String
    /// The whole app, for `index.html`.
    package var map: String
    /// The same map as a file of its own, `map.svg` beside `index.html`; empty for none.
    package var mapFile: String
    /// A picture of the app as PNG, for messages with a link to the site; empty for none.
    package var preview: [UInt8] = []
    /// What the marks of the map mean, for `index.html`.
    package var legend: String
    /// Who shares which services and entities, for the page about them; nil for none.
    package var services: String?
    /// The modules of one group, by group, for the pages in `groups/`.
    package var groups: [String: String]
    /// A module and what is one step away from it, for the pages in `modules/`.
    package var neighbourhoods: [Module.ID: String]
    /// A module's components and their references, for the pages in `modules/`.
    package var components: [Module.ID: String]

    package init(
        styles: String = "", overview: String = "", map: String = "", mapFile: String = "", legend: String = "",
        services: String? = nil, groups: [String: String] = [:],
        neighbourhoods: [Module.ID: String] = [:], components: [Module.ID: String] = [:]
    ) {
        self.styles = styles
        self.overview = overview
        self.map = map
        self.mapFile = mapFile
        self.legend = legend
        self.services = services
        self.groups = groups
        self.neighbourhoods = neighbourhoods
        self.components = components
    }
}
