import Checks
import NavigationGraph
import Testing

@Suite("The architecture of modules")
struct ArchitectureTests {
    private func reference(_ from: Role, _ to: Role, _ strength: Reference.Strength, _ line: Int) -> Reference {
        let ending = ["view": "ViewController"][from.rawValue] ?? from.rawValue.capitalized
        return Reference(
            from: from, to: to, strength: strength, member: to.rawValue, file: "Login/Login\(ending).swift", line: line)
    }

    @Test("Components that hold one another strongly are a cycle, and one weak reference breaks it")
    func cycle() {
        var bank = CheckedGraph("Login")
        bank.change("Login") {
            $0.references = [reference(.view, .presenter, .strong, 5), reference(.presenter, .view, .strong, 6)]
        }
        #expect(
            bank.found("strong-cycle") == [
                "Login/LoginPresenter.swift:6: the presenter of Login holds the view, which holds the presenter, all "
                    + "strongly, so that none is ever freed"
            ])
        bank.change("Login") { $0.references[1].strength = .weak }
        #expect(bank.found("strong-cycle").isEmpty)
    }

    @Test("A cycle of three is found, and not told again as a longer one")
    func longCycle() {
        var bank = CheckedGraph("Login")
        bank.change("Login") {
            $0.references = [
                reference(.view, .interactor, .strong, 5), reference(.interactor, .presenter, .strong, 6),
                reference(.presenter, .view, .strong, 7),
            ]
        }
        #expect(bank.found("strong-cycle").count == 1)
    }

    @Test("Where two views share a presenter, only what both hold closes a cycle")
    func twoViews() {
        var bank = CheckedGraph("Login")
        bank.change("Login") {
            $0.components.append(
                Component(role: .view, type: "LoginPadViewController", file: "Login/LoginPad.swift", line: 2))
            $0.references = [reference(.view, .presenter, .strong, 5), reference(.presenter, .view, .strong, 6)]
        }
        #expect(bank.found("strong-cycle").isEmpty)
    }

    @Test("A view with a presenter that asks the interactor goes round it; one without a presenter does as it should")
    func viewPastPresenter() {
        var bank = CheckedGraph("Login")
        bank.change("Login") {
            $0.uses = [
                Use(from: .view, to: .presenter, file: "Login/LoginViewController.swift", line: 9),
                Use(from: .view, to: .interactor, file: "Login/LoginViewController.swift", line: 12),
            ]
        }
        #expect(
            bank.found("view-past-presenter") == [
                "Login/LoginViewController.swift:12: the view of Login talks to its interactor and goes round the "
                    + "presenter"
            ])
        bank.change("Login") { $0.uses.removeFirst() }
        #expect(bank.found("view-past-presenter").isEmpty)
    }

    @Test("A presenter's file that imports UIKit is noted, unless a view stands in it too")
    func importsUIKit() {
        var bank = CheckedGraph("Login")
        bank.change("Login") { $0.components[1].imports = ["Foundation", "UIKit"] }
        #expect(
            bank.found("imports-uikit") == [
                "Login/LoginPresenter.swift:3: the presenter LoginPresenter of Login imports UIKit"
            ])
        bank.change("Login") { $0.components[1].file = $0.components[0].file }
        #expect(bank.found("imports-uikit").isEmpty)
    }

    @Test("A presenter that calls another module's wireframe is found; a wireframe that does is not")
    func foreignWireframe() {
        var bank = CheckedGraph("Login", "Home")
        bank.change("Login") {
            $0.foreignUses = [
                ForeignUse(
                    from: .presenter, type: "HomeWireframe", module: "Home", file: "Login/LoginPresenter.swift",
                    line: 30),
                ForeignUse(
                    from: .wireframe, type: "HomeWireframe", module: "Home", file: "Login/LoginWireframe.swift", line: 9
                ),
            ]
        }
        #expect(
            bank.found("foreign-wireframe") == [
                "Login/LoginPresenter.swift:30: the presenter of Login calls HomeWireframe of Home"
            ])
    }

    @Test("A view that pushes by itself is found, one that embeds a part or closes the system's panel is not")
    func outsideWireframe() {
        var bank = CheckedGraph("Login", "Home")
        let view = "Login/LoginViewController.swift"
        bank.lead("Login", to: "Home", line: 40, file: view, method: "didTapHome()")
        bank.lead("Login", to: "Home", by: .embed, line: 41, file: view)
        bank.lead("Login", to: nil, by: .dismiss, line: 42, file: view, method: "imagePickerControllerDidCancel(_:)")
        bank.lead("Login", to: "Home", line: 43)
        bank.graph.navigationCalls = (40...42).map {
            NavigationCall(
                file: view, line: $0, column: 9, call: "push", class: .resolved, owner: "LoginViewController")
        }
        #expect(
            bank.found("route-outside-wireframe") == [
                "Login/LoginViewController.swift:40: the view LoginViewController of Login navigates by itself (push: "
                    + "Home)"
            ])
    }

    @Test("A view that shows what its router tells it to show does not navigate by itself, and neither does a segue")
    func toldByRouter() {
        var bank = CheckedGraph("Login", "Home")
        let view = "Login/LoginViewController.swift"
        bank.lead("Login", to: "Home", line: 40, file: view, option: "showHome()", method: "showHome()")
        bank.lead("Login", to: nil, by: .dismiss, line: 7, file: "Login/Login.storyboard")
        bank.graph.navigationCalls = [(view, 40), ("Login/Login.storyboard", 7)].map {
            NavigationCall(
                file: $0.0, line: $0.1, column: 9, call: "push", class: .resolved, owner: "LoginViewController")
        }
        #expect(bank.found("route-outside-wireframe").isEmpty)
    }

    @Test("A part that four of five siblings have is missing in the fifth")
    func missingComponent() {
        var bank = CheckedGraph("Home", "Cards", "Limits", "Help")
        bank.add("Login", without: .interactor)
        #expect(
            bank.found("missing-component") == [
                "Login/LoginWireframe.swift:3: Login has no interactor, as 4 of 5 modules have"
            ])
        var young = CheckedGraph("Home", "Cards", "Help")
        young.add("Login", without: .interactor)
        #expect(young.found("missing-component").isEmpty)
    }

    @Test("Modules whose names differ by their folders or by case only share a name")
    func sharedName() {
        var bank = CheckedGraph("Login")
        bank.add("Cards/Login")
        bank.change("Cards/Login") { $0.name = "login" }
        #expect(bank.found("shared-name").count == 1)
        #expect(CheckedGraph("Login", "Home").found("shared-name").isEmpty)
    }

    @Test("A component that is not called after its module is out of naming, one that two modules share is not")
    func outOfNaming() {
        var bank = CheckedGraph("Login", "Home")
        bank.change("Login") { $0.components[1].type = "SignInPresenter" }
        #expect(
            bank.found("out-of-naming") == [
                "Login/LoginPresenter.swift:3: the presenter of Login is called SignInPresenter"
            ])
        bank.change("Home") { $0.components[1].type = "SignInPresenter" }
        #expect(bank.found("out-of-naming").isEmpty)
    }

    @Test("An ending that nine of ten types of a role have is the custom")
    func ending() {
        var bank = CheckedGraph("A", "B", "C", "D", "E", "F", "G", "H", "I")
        bank.add("Login")
        bank.change("Login") { $0.components[0].type = "LoginVC" }
        #expect(
            bank.found("out-of-naming") == [
                "Login/LoginViewController.swift:3: the view LoginVC does not end in ViewController, as 9 of 10 do"
            ])
    }
}
