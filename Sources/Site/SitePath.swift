import NavigationGraph

/// Where things are in a site, from its root.
enum SitePath {
    static let home = PageNames.home
    static let routes = "routes.html"
    static let coverage = "coverage.html"
    static let entryPoints = PageNames.entryPoints
    static let dependencies = PageNames.dependencies
    /// What the app opens outside of itself.
    static let outside = "outside.html"
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
    static func twin(of page: String) -> String { String(decoding: page.utf8.dropLast(5), as: UTF8.self) + ".md" }

    /// The folder that a path leads through, `""` for none, and what it is called there.
    static func parts(of path: String) -> (folder: Substring, name: Substring) {
        var path = path
        let slash = path.withUTF8 { bytes in bytes.lastIndex(of: UInt8(ascii: "/")) }
        guard let slash else { return ("", path[...]) }
        let end = path.utf8.index(path.startIndex, offsetBy: slash)
        return (path[..<end], path[path.utf8.index(after: end)...])
    }

    /// Whether a path is relative, made of ordinary names, and stays inside its folder on every file system.
    static func isSafe(_ path: String) -> Bool {
        guard !path.isEmpty, path.utf8.count <= 4096 else { return false }
        // How long the name is so far, and whether it is made of points alone.
        var (length, isPoints) = (0, true)
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "/"):
                guard isName(length, isPoints) else { return false }
                (length, isPoints) = (0, true)
            case 0x00..<0x20, 0x7F, UInt8(ascii: "\\"), UInt8(ascii: ":"): return false
            default:
                length += 1
                isPoints = isPoints && byte == UInt8(ascii: ".")
            }
        }
        return isName(length, isPoints)
    }

    /// Whether so many bytes may be a name; one or two points are a folder.
    private static func isName(_ length: Int, _ isPoints: Bool) -> Bool {
        length > (isPoints ? 2 : 0) && length <= 200
    }

    /// Whether the path of a source is relative and never leads upwards; a graph that was read from a file can say
    /// anything.
    static func isBelowRoot(_ path: String) -> Bool {
        var (length, isPoints) = (0, true)
        for byte in path.utf8 {
            if byte == 0 { return false }
            if byte == UInt8(ascii: "/") {
                guard length > (isPoints ? 2 : 0) else { return false }
                (length, isPoints) = (0, true)
            } else {
                length += 1
                isPoints = isPoints && byte == UInt8(ascii: ".")
            }
        }
        return length > (isPoints ? 2 : 0)
    }
}
