/// What makes the pages answer to pointer and keyboard: classic scripts with one job each, and the look of the controls
/// that they add.
///
/// Browsers refuse modules on pages that are opened from disk, so the scripts are plain ones that wait for the page
/// (`defer`) and meet in one object, `window.wiremap`. They are a part of the program because they know its markup; a
/// theme replaces one by an asset of the same name. A page is whole without them.
package enum SiteScripts {
    /// A script on every page that finds modules and their parts.
    package static let search = Asset("search.js", PackageResources.search_js)
    /// What the other scripts share; the first on every page.
    package static let page = Asset("page.js", PackageResources.page_js)
    /// Sorts tables whose order says nothing.
    package static let tables = Asset("tables.js", PackageResources.tables_js)
    /// Makes a diagram a map, part by part, in the order in which they need each other.
    package static let map = [
        Asset("map-view.js", PackageResources.map_view_js),
        Asset("map-light.js", PackageResources.map_light_js),
        Asset("map-groups.js", PackageResources.map_groups_js),
        Asset("map-filters.js", PackageResources.map_filters_js),
        Asset("map-corner.js", PackageResources.map_corner_js),
    ]
    /// Finds the way from one module to another.
    package static let ways = Asset("ways.js", PackageResources.ways_js)
    /// Filters the page of all routes.
    package static let routes = Asset("routes.js", PackageResources.routes_js)
    /// The look of what the scripts add; colours are the theme's variables.
    package static let stylesheet = Asset("controls.css", PackageResources.controls_css)

    package static var all: [Asset] { [page, search, tables] + map + [ways, routes, stylesheet] }

    /// A file for the site's `assets`.
    package struct Asset: Hashable, Sendable {
        package let name: String
        private let source: [UInt8]

        fileprivate init(_ name: String, _ source: [UInt8]) {
            self.name = name
            self.source = source
        }

        /// As browsers get it; made when it is asked for the first time.
        package var bytes: [UInt8] { SiteScripts.compact[name] ?? source }

        fileprivate var compact: [UInt8]? { name.hasSuffix(".js") ? CompactScript(source).bytes : nil }
    }

    private static let compact = Dictionary(
        uniqueKeysWithValues: all.compactMap { asset in asset.compact.map { (asset.name, $0) } })

    /// Makes the scripts before somebody has to wait for them.
    package static func prepare() { _ = compact }
}
