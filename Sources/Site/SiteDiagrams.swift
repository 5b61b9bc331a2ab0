import NavigationGraph

/// The diagrams of a graph as SVG text, and the styles of the classes in them.
///
/// A drawing is put into a page as it is: it brings its own title and description, its ids are not those of another
/// diagram on the same page, and its links are relative to the page that shows it. One that is missing is left out,
/// and the page says so.
package struct SiteDiagrams: Sendable {
    /// CSS of the SVGs' classes, with colours as variables for light and dark.
    package var styles: String
    /// The groups as nodes, for `index.html` of a large app.
    package var overview: SiteDiagram?
    /// The whole app, for `index.html`.
    package var map: SiteDiagram?
    /// The same map as a file of its own, `map.svg` beside `index.html`.
    package var mapFile: SiteDiagram?
    /// A picture of the app as PNG, for messages with a link to the site; empty for none.
    package var preview: [UInt8] = []
    /// What the marks of the map mean, for `index.html`.
    package var legend: SiteDiagram?
    /// Who shares which services and entities, for the page about them.
    package var services: SiteDiagram?
    /// The modules of one group, by group, for the pages in `groups/`.
    package var groups: [String: SiteDiagram] = [:]
    /// A module and what is one step away from it, for the pages in `modules/`.
    package var neighbourhoods: [Module.ID: SiteDiagram] = [:]
    /// A module's components and their references, for the pages in `modules/`.
    package var components: [Module.ID: SiteDiagram] = [:]

    package init(styles: String = "") {
        self.styles = styles
    }
}
