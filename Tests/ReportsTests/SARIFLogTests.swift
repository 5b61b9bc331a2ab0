import Diagnostics
import Foundation
import Reports
import Testing

@Suite("SARIF")
struct SARIFLogTests {
    private let rule = ReportedRule(
        id: "dead-end", title: "Dead end", explanation: "Users are caught.", level: .warning)

    private func result(_ level: ReportedResult.Level, _ number: Int, file: String = "A.swift") -> ReportedResult {
        ReportedResult(
            rule: "dead-end", level: level, text: "no way out", place: SourcePlace(file: file, line: 1),
            fingerprint: "dead-end \(number)")
    }

    private func run(_ results: [ReportedResult]) throws -> [String: Any] {
        let bytes = try SARIFLog(toolVersion: "1", rules: [rule], results: results).encoded()
        let log = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        return try #require((log["runs"] as? [[String: Any]])?.first)
    }

    @Test(
        "No place is outside of the root",
        arguments: ["/etc/passwd", "//evil.example/x.swift", "../x.swift", "A/../../x"])
    func places(file: String) throws {
        let results = try #require(try run([result(.error, 1, file: file)])["results"] as? [[String: Any]])
        #expect((results.first?["locations"] as? [Any])?.isEmpty == true)
    }

    @Test("No message has a link in it, nor what a terminal obeys")
    func messages() throws {
        let found = ReportedResult(
            rule: "dead-end", level: .error, text: "[x](https://evil.example/) \u{9B}1m \u{202E}", place: nil,
            fingerprint: "x")
        let bytes = try SARIFLog(toolVersion: "1", rules: [rule], results: [found]).encoded()
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.contains("[x] (https://evil.example/) \\u009b1m \\u202e"))
        #expect(!text.unicodeScalars.contains { $0 == "\u{9B}" || $0 == "\u{202E}" })
    }

    @Test("An empty report is complete")
    func empty() throws {
        let run = try run([])
        #expect((run["results"] as? [Any])?.isEmpty == true)
        #expect(run["tool"] != nil)
    }

    @Test("A path is a relative reference, whatever letters it has")
    func path() throws {
        let run = try run([result(.error, 1, file: "a b/http:ü?#%.swift")])
        let results = try #require(run["results"] as? [[String: Any]])
        let location = (results[0]["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
        let artifact = location?["artifactLocation"] as? [String: Any]
        #expect(artifact?["uri"] as? String == "a%20b/http%3A%C3%BC%3F%23%25.swift")
    }

    @Test("Of more results than GitHub takes the gravest stay, in their order")
    func limit() throws {
        let notes = (0..<SARIFLog.maximumResults).map { result(.note, $0) }
        let run = try run(notes + [result(.error, -1)])
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.count == SARIFLog.maximumResults)
        #expect(results.last?["level"] as? String == "error")
        #expect(results.first?["level"] as? String == "note")
    }
}
