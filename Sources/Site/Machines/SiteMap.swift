import Markdown

/// `sitemap.xml`: the addresses of all pages, for search engines.
struct SiteMap {
    private let paths: [String]
    private let address: SiteAddress

    /// - Parameter paths: the pages that a reader may land on, from the root of the site.
    init(_ paths: [String], at address: SiteAddress) {
        self.paths = paths
        self.address = address
    }

    var bytes: [UInt8] {
        var bytes = Array(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n"
                .utf8)
        for path in paths {
            bytes += Array("<url><loc>".utf8) + HTMLWriter.escaped(address.of(path)) + Array("</loc></url>\n".utf8)
        }
        return bytes + Array("</urlset>\n".utf8)
    }
}
