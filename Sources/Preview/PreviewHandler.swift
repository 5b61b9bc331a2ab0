import Foundation
import NIOHTTP1

/// Answers a browser on this machine from the list of the site's own pages.
///
/// A request never names a file: what is not in the list is not there. A page of another origin gets nothing, neither by
/// a name of its own that leads here (the `Host` is compared) nor by a script or picture from here (the policy of the
/// answer forbids it).
struct PreviewHandler: Sendable {
    let pages: PreviewPages
    /// The names under which the server may be asked: `127.0.0.1:8080`.
    let hosts: Set<String>
    /// How long a browser waits for news in one request, in seconds.
    var patience = 10.0

    static let folder = "preview/"

    /// What a browser gets.
    struct Answer {
        var status: HTTPResponseStatus
        var headers: HTTPHeaders
        var body: [UInt8]
    }

    func answer(to request: HTTPRequestHead) async throws -> Answer {
        guard let host = request.headers.first(name: "host")?.lowercased(), hosts.contains(host) else {
            return answer(
                .misdirectedRequest, text: "This server answers only to \(hosts.sorted().joined(separator: " and ")).\n"
            )
        }
        guard request.method == .GET else { return answer(.methodNotAllowed, text: "Only GET is answered here.\n") }
        guard let asked = URLComponents(string: request.uri) else { return page("") }
        let path = String(asked.path.drop { $0 == "/" })
        switch path {
        case Self.folder + "preview.js": return answer(.ok, PackageResources.preview_js, of: path)
        case Self.folder + "changes.js": return try await news(for: asked.queryItems ?? [])
        default: return page(path.isEmpty ? "index.html" : path)
        }
    }

    private func page(_ path: String) -> Answer {
        let (bytes, revision) = pages.page(path)
        if let bytes { return answer(.ok, shown(bytes, path, revision), of: path) }
        let missing = pages.page("404.html").bytes ?? Array(Self.nothing.utf8)
        return answer(.notFound, shown(missing, "404.html", revision), of: "404.html")
    }

    /// What is shown where there is no site yet.
    private static let nothing = """
        <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Preview</title></head>
        <body><h1>There is nothing to show here</h1></body></html>

        """

    /// A page with the script that listens for news.
    private func shown(_ bytes: [UInt8], _ path: String, _ revision: Int) -> [UInt8] {
        guard path.hasSuffix(".html"), let head = bytes.firstRange(of: Array("</head>".utf8))?.lowerBound else {
            return bytes
        }
        let script = "<script src=\"/\(Self.folder)preview.js?at=\(revision)\" defer></script>\n"
        return bytes[..<head] + Array(script.utf8) + bytes[head...]
    }

    /// Waits until there is news, or `patience` is over. With `now` it does not wait.
    private func news(for query: [URLQueryItem]) async throws -> Answer {
        let known = query.first { $0.name == "after" }?.value.flatMap { Int($0) } ?? 0
        let isPatient = !query.contains { $0.name == "now" }
        let end = Date(timeIntervalSinceNow: isPatient ? patience : 0)
        var news = pages.news(after: known)
        while news.revision == known, Date() < end {
            try await Task.sleep(nanoseconds: 100_000_000)
            news = pages.news(after: known)
        }
        let json = try JSONEncoder().encode(news)
        return answer(.ok, Array("wiremap.previewed(".utf8) + json + Array(");\n".utf8), of: "changes.js")
    }

    private func answer(_ status: HTTPResponseStatus, text: String) -> Answer {
        answer(status, Array(text.utf8), of: "")
    }

    private func answer(_ status: HTTPResponseStatus, _ bytes: [UInt8], of path: String) -> Answer {
        let ending = path.split(separator: ".").last.map(String.init) ?? ""
        return Answer(
            status: status,
            headers: [
                "Content-Type": Self.types[ending] ?? "text/plain; charset=utf-8",
                "Content-Length": String(bytes.count), "Cache-Control": "no-store",
                "X-Content-Type-Options": "nosniff", "Cross-Origin-Resource-Policy": "same-origin",
            ],
            body: bytes)
    }

    private static let types = [
        "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
        "json": "application/json", "csv": "text/csv; charset=utf-8", "md": "text/markdown; charset=utf-8",
        "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "webp": "image/webp",
        "xml": "application/xml", "woff2": "font/woff2",
    ]
}
