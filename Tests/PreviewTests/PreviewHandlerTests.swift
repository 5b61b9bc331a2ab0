import Foundation
import NIOHTTP1
import Site
import Testing

@testable import Preview

struct PreviewHandlerTests {
    private let pages = PreviewPages()

    init() {
        pages.show([
            Page(path: "index.html", bytes: Array("<html><head></head>home</html>".utf8)),
            Page(path: "404.html", bytes: Array("<html><head></head>missing</html>".utf8)),
            Page(path: "modules/Login.html", bytes: Array("<head></head>login".utf8)),
            Page(path: "data/graph.js", bytes: Array("graph".utf8)),
        ])
    }

    private func ask(
        _ uri: String, host: String? = "127.0.0.1:8080", method: HTTPMethod = .GET
    ) async throws -> (status: HTTPResponseStatus, text: String, headers: HTTPHeaders) {
        let handler = PreviewHandler(pages: pages, hosts: ["127.0.0.1:8080", "localhost:8080"], patience: 0.2)
        var headers: HTTPHeaders = [:]
        if let host { headers.add(name: "Host", value: host) }
        let answer = try await handler.answer(
            to: HTTPRequestHead(version: .http1_1, method: method, uri: uri, headers: headers))
        return (answer.status, String(decoding: answer.body, as: UTF8.self), answer.headers)
    }

    @Test func pagesOfTheListAreServedWithTheScriptThatListens() async throws {
        for path in ["/", "/index.html"] {
            let answer = try await ask(path)
            #expect(answer.status == .ok && answer.text.contains("home"))
            #expect(answer.text.contains("<script src=\"/preview/preview.js?at=1\" defer></script>\n</head>"))
        }
        let data = try await ask("/data/graph.js", host: "LOCALHOST:8080")
        #expect(data.status == .ok && data.text == "graph")
        #expect(data.headers["Cross-Origin-Resource-Policy"] == ["same-origin"])
    }

    @Test(arguments: [
        "/../Package.swift", "/..%2f..%2fetc%2fpasswd", "//etc/passwd", "/modules/", "/modules/../index.htm",
        "/Package.swift",
    ])
    func nothingElseIsThere(path: String) async throws {
        let answer = try await ask(path)
        #expect(answer.status == .notFound && answer.text.contains("missing"))
    }

    @Test(arguments: ["example.org", "127.0.0.1", "127.0.0.1:9999", "example.org:8080", nil])
    func anotherHostIsRefused(host: String?) async throws {
        let answer = try await ask("/index.html", host: host)
        #expect(answer.status == .misdirectedRequest && !answer.text.contains("home"))
    }

    @Test func onlyGetIsAnswered() async throws {
        #expect(try await ask("/", method: .POST).status == .methodNotAllowed)
    }

    @Test func newsNameWhatChangedAndWhatIsWrong() async throws {
        #expect(pages.news(after: 1) == PreviewPages.News(revision: 1, changed: [], faults: []))
        pages.show(faults: ["A.swift:3: error: broken"])
        #expect(
            pages.news(after: 1) == PreviewPages.News(revision: 2, changed: [], faults: ["A.swift:3: error: broken"]))
        #expect(try await ask("/").text.contains("home"), "the last good site stays")
        pages.show([
            Page(path: "index.html", bytes: Array("<head></head>new".utf8)),
            Page(path: "data/graph.js", bytes: Array("graph".utf8)),
        ])
        let news = pages.news(after: 2)
        #expect(news.changed == ["404.html", "index.html", "modules/Login.html"] && news.faults.isEmpty)
        #expect(try await ask("/modules/Login.html").status == .notFound)
        let answer = try await ask("/preview/changes.js?after=2")
        #expect(answer.text.hasPrefix("wiremap.previewed({") && answer.text.contains("\"index.html\""))
        #expect(pages.news(after: 99).changed.contains("data/graph.js"), "a browser from before another start")
    }
}
