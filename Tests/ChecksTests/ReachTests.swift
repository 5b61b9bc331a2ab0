import Checks
import NavigationGraph
import Testing

@Suite("Modules out of reach")
struct ReachTests {
    private var bank: CheckedGraph {
        var bank = CheckedGraph("Login", "Home")
        bank.lead("App", to: "Login", by: .root)
        bank.lead("Login", to: "Home")
        return bank
    }

    @Test("A module that nothing shows and nothing names is unused, at its navigator's declaration")
    func unused() {
        var bank = bank
        bank.add("Cards")
        #expect(
            bank.found("unused-module") == [
                "Cards/CardsWireframe.swift:3: nothing shows the module Cards, and no code outside of it names it"
            ])
        #expect(bank.found("unreachable-module").isEmpty)
    }

    @Test("Where Objective-C navigates as well, which is not read, no more is said than what Swift does")
    func unusedBesideObjectiveC() {
        var bank = bank
        bank.add("Cards")
        bank.graph.scan.objectiveCFilesWithNavigation = 2
        #expect(
            bank.found("unused-module") == [
                "Cards/CardsWireframe.swift:3: nothing in Swift or in storyboards shows the module Cards, and no Swift "
                    + "outside of it names it"
            ])
    }

    @Test("A module that something names is unreachable, with the place that names it and what lies behind it")
    func named() {
        var bank = bank
        bank.add("Cards")
        bank.add("Limits")
        bank.lead("Cards", to: "Limits")
        bank.change("Cards") {
            $0.mentions = [Mention(type: "CardsWireframe", file: "Menu/Menu.swift", line: 7)]
        }
        #expect(bank.found("unused-module").isEmpty)
        #expect(
            bank.found("unreachable-module") == [
                "Cards/CardsWireframe.swift:3: no way was found from the start of the app to Cards, nor to the one behind "
                    + "it (Menu/Menu.swift names CardsWireframe)"
            ])
    }

    @Test("What lies behind an unused module is as dead as that one")
    func behindUnused() {
        var bank = bank
        bank.add("Cards")
        bank.add("Limits")
        bank.lead("Cards", to: "Limits")
        #expect(
            bank.found("unreachable-module") == [
                "Limits/LimitsWireframe.swift:3: Limits cannot be reached: the way to it begins at Cards, which nothing "
                    + "uses"
            ])
    }

    @Test("A ring that nothing leads into is named once")
    func ring() {
        var bank = bank
        bank.add("Cards")
        bank.add("Limits")
        bank.lead("Cards", to: "Limits")
        bank.lead("Limits", to: "Cards")
        #expect(bank.found("unreachable-module").count == 1)
        #expect(bank.found("unused-module").isEmpty)
    }

    @Test("Where no start is known, nothing is called out of reach")
    func noStart() {
        let bank = CheckedGraph("Login", "Home")
        #expect(bank.found("unused-module").isEmpty)
        #expect(bank.found("unreachable-module").isEmpty)
    }

    @Test(
        "A screen that takes the window and leads nowhere is a dead end; one behind a bar, or that hands back, is none")
    func deadEnd() {
        var bank = bank
        bank.add("Blocked")
        bank.lead("Login", to: "Blocked", by: .root)
        #expect(
            bank.found("dead-end") == [
                "Blocked/BlockedWireframe.swift:3: Blocked takes the whole window, and nothing in it leads on or back"
            ])
        bank.change("Blocked") {
            $0.outputs = [
                Output(name: "delegate", type: "BlockedDelegate", channel: .delegate, file: "B.swift", line: 1)
            ]
        }
        #expect(bank.found("dead-end").isEmpty)
        var pushed = self.bank
        pushed.add("Blocked")
        pushed.lead("Login", to: "Blocked", by: .push)
        #expect(pushed.found("dead-end").isEmpty)
        // It stands on the rest of the stack.
        var replacing = self.bank
        replacing.add("Blocked")
        replacing.lead("Login", to: "Blocked", by: .replace)
        #expect(replacing.found("dead-end").isEmpty)
        var back = self.bank
        back.add("Blocked")
        back.lead("Login", to: "Blocked", by: .root)
        back.lead("Blocked", to: nil, by: .dismiss)
        #expect(back.found("dead-end").isEmpty)
        // The stack may be a part of the screen that shows it.
        var beside = self.bank
        beside.add("Blocked")
        beside.lead("Login", to: nil, by: .embed)
        beside.lead("Login", to: "Blocked", by: .root)
        #expect(beside.found("dead-end").isEmpty)
    }
}
