import Checks
import NavigationGraph
import Testing

@Suite("Rules of the team over ways")
struct WayRuleTests {
    /// App -> Login -> Home -> Payment, and a shortcut from Home's help.
    private var bank: CheckedGraph {
        var bank = CheckedGraph("Login", "Home", "Help", "Payment")
        bank.lead("App", to: "Login", by: .root)
        bank.lead("Login", to: "Home", by: .root)
        bank.lead("Home", to: "Payment", by: .present)
        bank.lead("Login", to: "Help", by: .present)
        return bank
    }

    private func named(_ name: String) -> NodePattern { NodePattern(parts: [.named(name)]) }

    private func ways(_ demand: WayRule.Demand, _ bank: CheckedGraph) -> [String] {
        let rule = WayRule(name: "ours", sentence: "ours", demand: demand)
        return Checker(wayRules: [rule]).check(bank.finished).findings.filter { $0.rule == "ours" }.map {
            "\($0.severity.rawValue) \($0.id): \($0.fault.way?.text ?? "")"
        }
    }

    @Test("Only through: the shortest way round the gate is the proof")
    func onlyThrough() {
        var bank = bank
        #expect(ways(.onlyThrough(named("Payment"), named("Home")), bank).isEmpty)
        bank.lead("Help", to: "Payment")
        #expect(
            ways(.onlyThrough(named("Payment"), named("Home")), bank) == [
                "error ours Payment: App -root-> Login -present-> Help -push-> Payment"
            ])
    }

    @Test("What nothing triggers opens no way, and neither does a way back")
    func takenWays() {
        var bank = bank
        bank.lead("Help", to: "Payment", neverTriggered: true)
        bank.lead("Help", to: nil, by: .dismiss)
        #expect(ways(.onlyThrough(named("Payment"), named("Home")), bank).isEmpty)
    }

    @Test("Never leads to: any number of steps; never opens: one")
    func never() {
        #expect(
            ways(.neverLeadsTo(named("Login"), named("Pay*")), bank) == [
                "error ours Payment: Login -root-> Home -present-> Payment"
            ])
        #expect(ways(.neverOpens(named("Login"), named("Payment")), bank).isEmpty)
        #expect(
            ways(.neverOpens(named("Home"), named("Payment")), bank) == [
                "error ours Home Payment: Home -present-> Payment"
            ])
    }

    @Test("Only from: each other source is a fault, a group's own modules are none")
    func onlyFrom() {
        var bank = bank
        #expect(ways(.onlyFrom(named("Payment"), named("Home")), bank).isEmpty)
        #expect(
            ways(.onlyFrom(named("Payment"), named("Help")), bank) == [
                "error ours Home Payment: Home -present-> Payment"
            ])
        for name in ["Home", "Payment"] { bank.change(name) { $0.group = "Money/Inner" } }
        let money = NodePattern(parts: [.group("Money")])
        #expect(ways(.onlyFrom(money, named("Help")), bank) == ["error ours Login Home: Login -root-> Home"])
    }

    @Test("At most so many modals: a root begins anew, and a way back does not count")
    func modals() {
        var bank = bank
        #expect(ways(.modals(atMost: 1), bank).isEmpty)
        bank.lead("Payment", to: "Help", by: .sheet)
        #expect(
            ways(.modals(atMost: 1), bank) == [
                "error ours Payment Help: App -root-> Login -root-> Home -present-> Payment -sheet-> Help"
            ])
        #expect(ways(.modals(atMost: 2), bank).isEmpty)
    }

    @Test("A ring of modals ends")
    func ring() {
        var bank = bank
        bank.lead("Payment", to: "Home", by: .present)
        bank.lead("Payment", to: "Payment", by: .present)
        #expect(ways(.modals(atMost: 3), bank).isEmpty)
    }

    @Test("A rule about nothing is a fault of its own")
    func empty() {
        let rule = WayRule(
            name: "ours", sentence: "ours", demand: .onlyThrough(named("Payment"), NodePattern(parts: [.group("Auth")]))
        )
        let findings = Checker(wayRules: [rule]).check(bank.finished).findings.filter { $0.severity == .error }
        #expect(findings.map(\.id) == ["empty-rule ours group Auth"])
    }

    @Test("Patterns: `*` stands for any letters, a group holds the groups in it")
    func patterns() {
        var bank = CheckedGraph("Login", "LoginHelp", "Pay")
        bank.change("Pay") { $0.group = "Money/Cards" }
        func opened(_ part: NodePattern.Part) -> [String] {
            var bank = bank
            for name in ["Login", "LoginHelp", "Pay"] { bank.lead("App", to: name) }
            return ways(.neverOpens(named("App"), NodePattern(parts: [part])), bank).map {
                String($0.split(separator: " ").last ?? "")
            }
        }
        #expect(opened(.named("Login")) == ["Login"])
        #expect(opened(.named("Log*")).sorted() == ["Login", "LoginHelp"])
        #expect(opened(.named("*Help*")) == ["LoginHelp"])
        #expect(opened(.named("l*")).isEmpty)
        #expect(opened(.group("Money")) == ["Pay"])
        #expect(opened(.group("Mon")).isEmpty)
    }
}
