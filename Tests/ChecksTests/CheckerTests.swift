import Checks
import Foundation
import NavigationGraph
import Testing

@Suite("Severities, comments and the baseline")
struct CheckerTests {
    /// Cards is unused, at line 3 of its wireframe's file.
    private var bank: CheckedGraph {
        var bank = CheckedGraph("Login", "Cards")
        bank.lead("App", to: "Login", by: .push)
        return bank
    }

    private func comment(_ rule: String, _ reason: String, line: Int, through: Int) -> Suppression {
        Suppression(rule: rule, reason: reason, file: "Cards/CardsWireframe.swift", line: line, through: through)
    }

    private func ids(_ findings: [Finding]) -> [String] { findings.map(\.id) }

    @Test("A rule is as grave as the configuration says, and finds nothing where it is off")
    func severities() {
        let found = Checker(severities: ["unused-module": .error]).check(bank.finished).findings
        #expect(found.map(\.severity) == [.error])
        #expect(Checker(off: ["unused-module"]).check(bank.finished).findings.isEmpty)
    }

    @Test("A comment silences its rule on the lines that it counts for, with its reason")
    func ignored() {
        var bank = bank
        bank.graph.suppressions = [comment("unused-module", "comes next month", line: 1, through: 3)]
        let outcome = Checker().check(bank.finished)
        #expect(outcome.findings.isEmpty)
        #expect(outcome.ignored.map(\.reason) == ["comes next month"])
    }

    @Test("A comment that silences nothing, names no rule or gives no reason is reported")
    func staleComments() {
        var bank = bank
        bank.graph.suppressions = [
            comment("unused-module", "far away", line: 9, through: 8),
            comment("unused-modul", "x", line: 2, through: 3),
            comment("unused-module", "", line: 3, through: 3),
        ]
        let texts = Checker().check(bank.finished).findings.map(\.fault.text)
        #expect(
            texts == [
                "there is no rule `unused-modul`",
                "this comment gives no reason",
                "nothing shows the module Cards, and no code outside of it names it",
                "there is nothing of `unused-module` to ignore here",
            ])
    }

    @Test("Whether a comment for a rule that is off is needed cannot be told")
    func commentOfSilentRule() {
        var bank = bank
        bank.graph.suppressions = [comment("dead-end", "by design", line: 1, through: 2)]
        let silent = Checker(off: ["dead-end"]).check(bank.finished).findings
        #expect(!silent.contains { $0.rule == "stale-ignore" })
        #expect(Checker().check(bank.finished).findings.contains { $0.rule == "stale-ignore" })
    }

    @Test("The baseline passes over what it holds, stays readable, and fails where an entry is stale")
    func baseline() throws {
        let first = Checker().check(bank.finished)
        let bytes = try Baseline(first.findings).encoded()
        #expect(
            String(decoding: bytes, as: UTF8.self) == """
                {
                  "findings" : [
                    "unused-module Cards"
                  ],
                  "formatVersion" : 1
                }

                """)
        let known = Checker().check(bank.finished, baseline: try Baseline(bytes))
        #expect(known.findings.isEmpty)
        #expect(ids(known.known) == ["unused-module Cards"])
        var mended = bank
        mended.lead("Login", to: "Cards")
        let stale = Checker().check(mended.finished, baseline: try Baseline(bytes)).findings
        #expect(stale.map(\.rule) == ["stale-baseline"])
        #expect(stale.map(\.severity) == [.error])
    }

    @Test("The id of a finding stays while its lines move")
    func ids() {
        var moved = bank
        moved.change("Cards") { for index in $0.components.indices { $0.components[index].line += 40 } }
        #expect(ids(Checker().check(moved.finished).findings) == ids(Checker().check(bank.finished).findings))
    }

    @Test("What is no baseline is refused")
    func notBaseline() {
        #expect(throws: Baseline.Fault.unreadable) { try Baseline(Array("[]".utf8)) }
        #expect(throws: Baseline.Fault.formatVersion(2)) {
            try Baseline(Array(#"{"findings": [], "formatVersion": 2}"#.utf8))
        }
    }

    @Test("Every rule has a page that begins with its id and says why it matters and how grave it is")
    func pages() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folder = root.appendingPathComponent("Docs/Checks")
        for rule in Rule.all {
            let page = try String(contentsOf: folder.appendingPathComponent("\(rule.id).md"), encoding: .utf8)
            #expect(page.hasPrefix("# \(rule.id)\n\n*\(rule.title)*, \(rule.severity.rawValue)."), "\(rule.id)")
            let words = page.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(words.contains(rule.why), "the page of \(rule.id) does not say why")
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(names == Rule.all.map { "\($0.id).md" }.sorted())
    }

    @Test("Rules have ids of their own, sorted")
    func ruleIDs() {
        let ids = Rule.all.map(\.id)
        #expect(ids == Set(ids).sorted())
    }
}
