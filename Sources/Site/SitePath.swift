import NavigationGraph

/// Where things are in a site, from its root.
enum SitePath {
    static let home = PageNames.home
    static let routes = "routes.html"
    static let coverage = "coverage.html"
    static let entryPoints = PageNames.entryPoints
    static let dependencies = PageNames.dependencies
    static let about = "about.html"
    static let routesTable = "routes.csv"
    static let routesData = "routes.json"
    static let graph = "graph.json"
    static let languageModels = "llms.txt"
    static let map = "map.html"
    static let mapFile = "map.svg"
    static let ways = "ways.html"
    /// What the way finder tells of each route.
    static let wayData = "data/ways.js"
    /// What the scripts of maps read.
    static let mapData = "data/graph.js"
    /// What the search reads, when it is used first.
    static let searchData = "data/search.js"
    static let siteMap = "sitemap.xml"
    static let notFound = "404.html"
    /// The picture that a message with a link to the site shows.
    static let preview = "preview.png"
    static let assets = "assets"
    static let stylesheet = "assets/stylesheet.css"
    static let diagramStylesheet = "assets/diagrams.css"

    /// Where the Markdown of a page is.
    static func twin(of page: String) -> String { page.dropLast(5) + ".md" }

    /// Whether a path is relative, made of ordinary names, and stays inside its folder on every file system.
    static func isSafe(_ path: String) -> Bool {
        guard !path.isEmpty, path.utf8.count <= 4096 else { return false }
        return path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { name in
            !name.isEmpty && name != "." && name != ".." && name.utf8.count <= 200
                && name.utf8.allSatisfy {
                    $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: ":")
                }
        }
    }

    /// Whether the path of a source is relative and never leads upwards; a graph that was read from a file can say
    /// anything.
    static func isBelowRoot(_ path: String) -> Bool {
        !path.utf8.contains(0)
            && path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
                !["", ".", ".."].contains($0)
            }
    }
}
