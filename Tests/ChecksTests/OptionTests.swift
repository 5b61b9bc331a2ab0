import Checks
import NavigationGraph
import Testing

@Suite("Options and triggers")
struct OptionTests {
    @Test("An option whose answer does nothing leads nowhere; one without a route that does something is left alone")
    func idle() {
        var bank = CheckedGraph("Login")
        bank.lead("App", to: "Login", by: .root)
        bank.change("Login") {
            $0.options = [
                NavigationOption(name: "showHelp()", file: "Login/L.swift", line: 5, idle: true),
                NavigationOption(name: "showTerms()", file: "Login/L.swift", line: 6),
            ]
        }
        #expect(
            bank.found("option-without-route") == [
                "Login/L.swift:5: the option showHelp() of Login leads nowhere: what answers it does nothing"
            ])
    }

    @Test("A way out that nobody takes is told once, for all its ends")
    func neverTriggered() {
        var bank = CheckedGraph("Login", "Home", "Help")
        bank.lead("App", to: "Login", by: .root)
        bank.lead("Login", to: "Home", method: "close()", neverTriggered: true)
        bank.lead("Login", to: nil, by: .pop, method: "close()", neverTriggered: true)
        bank.lead("Login", to: "Help")
        #expect(
            bank.found("never-triggered") == [
                "Login/LoginWireframe.swift:20: no code calls close() of Login, so that its ways back and to Home are "
                    + "never taken"
            ])
    }

    @Test("A way that nobody takes and whose end is not known says so, and not why")
    func neverTriggeredToNowhereKnown() {
        var bank = CheckedGraph("Login")
        bank.lead("App", to: "Login", by: .root)
        bank.lead("Login", to: nil, method: "close()", neverTriggered: true)
        bank.graph.routes[1].destination = .init(kind: .unresolved, name: "only its type UIViewController is known")
        #expect(
            bank.found("never-triggered") == [
                "Login/LoginWireframe.swift:20: no code calls close() of Login, so that its way to a screen that is not "
                    + "known is never taken"
            ])
    }

    @Test("Where code calls a way and nothing runs that code, the code is named: who searches finds the call")
    func calledInVain() throws {
        var bank = CheckedGraph("Login", "Help")
        bank.lead("App", to: "Login", by: .root)
        let step = { (member: String, line: Int) in
            Route.TriggerStep(
                component: .view, type: "LoginViewController", member: member, file: "Login/V.swift", line: line)
        }
        bank.lead(
            "Login", to: "Help", method: "showHelp()", neverTriggered: true, triggers: [[step("didTapHelp()", 7)]])
        #expect(
            bank.found("never-triggered") == [
                "Login/LoginWireframe.swift:20: showHelp() of Login is run only by LoginViewController.didTapHelp(), "
                    + "which nothing runs, so that its way to Help is never taken"
            ])
        let fault = try #require(Checker().check(bank.finished).findings.first { $0.rule == "never-triggered" }?.fault)
        #expect(fault.advice == "call or connect that one, or remove both")
        #expect(fault.related == [.init(.init(file: "Login/V.swift", line: 7), "run from here")])

        var shop = CheckedGraph("Login", "Help")
        shop.lead("App", to: "Login", by: .root)
        let chains = (1...4).map { [step("tap\($0)()", $0)] }
        shop.lead("Login", to: "Help", method: "showHelp()", neverTriggered: true, triggers: chains)
        #expect(
            shop.found("never-triggered") == [
                "Login/LoginWireframe.swift:20: showHelp() of Login is run only by LoginViewController.tap1(), "
                    + "LoginViewController.tap2() and 2 more, which nothing runs, so that its way to Help is never "
                    + "taken"
            ])
    }

    @Test("A segue that no storyboard has is an error, once for each place")
    func segue() throws {
        var bank = CheckedGraph("Login")
        bank.graph.storyboardFaults = [
            StoryboardFault(message: "no storyboard has a segue toHelp", file: "Login/LoginWireframe.swift", line: 9)
        ]
        let finding = try #require(Checker().check(bank.finished).findings.first { $0.rule == "missing-segue" })
        #expect(finding.severity == .error)
        #expect(finding.fault.place?.line == 9)
    }
}
