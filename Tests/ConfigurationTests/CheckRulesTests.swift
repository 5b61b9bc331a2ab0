import Configuration
import Testing

@Suite("Rules of the team as sentences")
struct CheckRulesTests {
    private func demand(_ sentence: String) throws -> TeamRule.Demand? {
        try ConfigurationReader.read("rules: {a: \"\(sentence)\"}", file: "f").rules.first?.demand
    }

    private func nodes(_ texts: String..., groups: [String] = []) -> TeamRule.Nodes {
        .init(
            parts: texts.map { .init(text: $0, isGroup: false) } + groups.map { .init(text: $0, isGroup: true) })
    }

    @Test("Each sentence is read with its nodes; a group's name may hold spaces")
    func sentences() throws {
        #expect(try demand("Pay only through Login or Unlock") == .onlyThrough(nodes("Pay"), nodes("Login", "Unlock")))
        #expect(
            try demand("group User Interface only from App")
                == .onlyFrom(nodes(groups: ["User Interface"]), nodes("App")))
        #expect(
            try demand("App:deeplink:* never leads to Pay") == .neverLeadsTo(nodes("App:deeplink:*"), nodes("Pay")))
        #expect(try demand("Pay never opens Help*") == .neverOpens(nodes("Pay"), nodes("Help*")))
        #expect(try demand("at most 1 modal") == .modals(atMost: 1))
    }

    @Test(
        "A sentence with a part missing is none",
        arguments: ["Pay only through ", "Pay only through A or ", "at most 9999 modals", "Pay"])
    func noSentence(_ text: String) {
        #expect(throws: ConfigurationError.self) { try demand(text) }
    }

    @Test("Severities are words of a list, and a slip is told")
    func severities() throws {
        let read = try ConfigurationReader.read("checks: {dead-end: off, a-b: error}\nfailOn: never", file: "f")
        #expect(read.checks.map(\.severity) == [.off, .error])
        #expect(read.failOn == .never)
        #expect(throws: ConfigurationError.self) { try ConfigurationReader.read("checks: {a: fatal}", file: "f") }
    }
}
