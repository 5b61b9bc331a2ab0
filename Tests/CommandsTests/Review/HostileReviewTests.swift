import Foundation
import NavigationGraph
import Testing

@Suite("A review of hostile names")
struct HostileReviewTests {
    /// `Tests/Reviews/hostile-names.json`, which the tests of SARIF and Mermaid read too.
    private static let names: [String] = {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Reviews/hostile-names.json")
        let bytes = (try? Data(contentsOf: file)) ?? Data()
        return (try? JSONDecoder().decode([String].self, from: bytes)) ?? []
    }()

    /// Every name leads to the next one by push, or in the head by another transition.
    private func graph(_ transition: Transition, extra: Int = 0) -> [UInt8] {
        var graph = NavigationGraph(
            app: .init(name: Self.names[3]),
            entryPoints: [EntryPoint(id: "App", kind: .launch, file: Self.names[0], line: 1)])
        let names = Self.names + (0..<extra).map { "\($0) \(Self.names[$0 % Self.names.count].prefix(40))" }
        for (index, name) in names.enumerated() {
            graph.modules.append(
                Module(
                    id: name, name: name, group: name,
                    components: [Component(role: .view, type: name, file: name, line: 2)]))
            let source = index == 0 ? "App" : names[index - 1]
            graph.routes.append(
                Route(
                    id: "\(index)", source: source, target: name, destination: .init(kind: .node, name: name),
                    transition: transition, method: name, condition: name,
                    evidence: [.init(file: name, line: 3, role: .shows)]))
        }
        return GraphJSONWriter.encode(graph)
    }

    private func review(_ format: String, extra: Int = 0) throws -> String {
        let scratch = try ScratchFolder()
        try scratch.write("one.json", graph(.push))
        try scratch.write("two.json", graph(.present, extra: extra))
        let ending = try BuiltProgram.run(
            "review", "one.json", "two.json", "-f", format, in: scratch.url, environment: ["GITHUB_STEP_SUMMARY": ""])
        #expect(ending.status == 0, "\(ending.messages)")
        #expect(!ending.text.isEmpty)
        return ending.text
    }

    private static func isQuiet(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\n"
            || scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value) && !scalar.properties.isBidiControl
    }

    @Test(
        "No format has a control or a direction mark in it",
        arguments: ["text", "markdown", "html", "github", "json", "sarif"])
    func controls(format: String) throws {
        #expect(try review(format).unicodeScalars.allSatisfy(Self.isQuiet))
    }

    @Test("JSON and SARIF are read back with the names as they are", arguments: ["json", "sarif"])
    func readBack(format: String) throws {
        let text = try review(format)
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
        if format == "json" {
            struct Document: Decodable {
                struct Change: Decodable { var target: String? }
                var changes: [Change]
            }
            let document = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
            #expect(Set(document.changes.compactMap(\.target)) == Set(Self.names))
        }
    }

    @Test("HTML holds no element of a name")
    func html() throws {
        let text = try review("html")
        #expect(!text.contains("<script"))
        #expect(text.components(separatedBy: "</style>").count == 2)
        #expect(text.components(separatedBy: "<svg").count == text.components(separatedBy: "</svg>").count)
    }

    @Test("Every annotation is one command on one line")
    func annotations() throws {
        for line in try review("github").split(separator: "\n") {
            #expect(["::error ", "::warning ", "::notice "].contains { line.hasPrefix($0) })
        }
    }

    @Test("Markdown keeps its tables and its one diagram, whose lines follow Mermaid's grammar")
    func markdown() throws {
        let text = try review("markdown")
        let parts = text.components(separatedBy: "\n```")
        #expect(parts.count == 3)
        let node = /\s+n\d+(\(\["|\("|\["|\{\{")[^"\n]*("\]\)|"\)|"\]|"\}\})/
        let edge = /\s+n\d+ (-->|-\.->|==>|--o|-\.-x)\|"[^"|\n]*"\| n\d+/
        let style = /\s+(classDef|class|linkStyle) [A-Za-z0-9#:, -]+/
        let chart = try #require(parts.first { $0.hasPrefix("mermaid\n") })
        for line in chart.split(separator: "\n").dropFirst() where line != "flowchart LR" {
            let isKnown =
                line.wholeMatch(of: node) != nil || line.wholeMatch(of: edge) != nil
                || line.wholeMatch(of: style) != nil
            #expect(isKnown, "\(line)")
        }
        for row in text.split(separator: "\n") where row.hasPrefix("|") {
            #expect(row.replacing("\\|", with: "").filter { $0 == "|" }.count == 4, "\(row)")
        }
    }

    @Test("No name of Markdown stands outside of a code span, where it could be a link, a picture or a mention")
    func codeSpans() throws {
        let text = try review("markdown")
        let chart = try #require(text.range(of: "```mermaid"))
        for line in text[..<chart.lowerBound].utf8.split(separator: UInt8(ascii: "\n")) {
            let words = Self.outsideOfCode(Array(line))
            for part in ["@octocat", "](", "<img", "https:", "evil"] {
                #expect(words.firstRange(of: Array(part.utf8)) == nil, "\(String(decoding: line, as: UTF8.self))")
            }
        }
    }

    /// A line of Markdown without its code spans, as CommonMark finds them: from a run of backticks to the next of its length.
    private static func outsideOfCode(_ line: [UInt8]) -> [UInt8] {
        let tick = UInt8(ascii: "`")
        func run(at place: Int) -> Int { line[place...].prefix { $0 == tick }.count }
        var (outside, place): ([UInt8], Int) = ([], 0)
        while place < line.count {
            let length = run(at: place)
            guard length > 0 else {
                outside.append(line[place])
                place += 1
                continue
            }
            var end = place + length
            while end < line.count, run(at: end) != length { end += max(run(at: end), 1) }
            place = end < line.count ? end + length : place + length
        }
        return outside
    }

    @Test("Text holds nothing that a runner of CI jobs obeys")
    func commands() throws {
        for line in try review("text").split(separator: "\n") {
            #expect(
                !line.drop { $0 == " " }.hasPrefix("::") && !line.contains("##[") && !line.contains("##vso["), "\(line)"
            )
        }
    }

    @Test("However much changes, Markdown stays within GitHub's limits and counts what it leaves out")
    func limits() throws {
        let text = try review("markdown", extra: 1200)
        #expect(text.utf8.count <= 65_536)
        #expect(text.contains("left out for want of room"))
        let chart = try #require(
            text.components(separatedBy: "```mermaid\n").last?.components(separatedBy: "\n```").first)
        #expect(chart.utf8.count <= 50_000)
        #expect(chart.contains("left out:"))
    }
}
