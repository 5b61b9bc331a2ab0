import Foundation

/// Where a site will be on the web: `https://example.org/app/`.
package struct SiteAddress: Hashable, Sendable {
    /// Ends in a slash.
    private let root: String
    /// The path alone, with a slash at both ends, or one slash.
    let path: String

    /// - Parameter text: `https://host/path`, with or without a slash at its end; nil for anything else, such as an
    ///   address with a query, a fragment, or a user's name.
    package init?(_ text: String) {
        guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
            scheme == "https" || scheme == "http", let host = parts.host, !host.isEmpty, parts.query == nil,
            parts.fragment == nil, parts.user == nil, parts.password == nil
        else { return nil }
        let path = parts.percentEncodedPath
        guard !path.contains("//"), !path.split(separator: "/").contains("..") else { return nil }
        self.path = path.hasSuffix("/") ? path : path + "/"
        let port = parts.port.map { ":\($0)" } ?? ""
        root = "\(scheme)://\(host)\(port)\(self.path)"
    }

    /// The address of a page, by its path from the root of the site.
    func of(_ path: String) -> String {
        path == SitePath.home ? root : root + path
    }
}
