import Foundation
import NavigationGraph
import Testing

/// What only checks ask of the graph.
struct CheckedFactsTests {
    @Test("Comments that ignore findings reach the graph, with the lines that they count for")
    func ignores() throws {
        var app = InlineApp([])
        app["Notes.swift"] = """
            // wiremap:ignore unused-module - comes next month
            @MainActor
            public final class Notes {
                let a = 1  // wiremap:ignore strong-cycle — a test
                /* wiremap:ignore dead-end: the last screen */
                func end() {}
                // wiremap:ignored is another word, and a string is no comment
                let text = "// wiremap:ignore imports-uikit - no"
                // wiremap:ignore
            }
            """
        let found = try app.graph().suppressions.map {
            "\($0.rule)|\($0.reason)|\($0.file):\($0.line)-\($0.through)"
        }
        #expect(
            found == [
                "unused-module|comes next month|Notes.swift:1-3",
                "strong-cycle|a test|Notes.swift:4-4",
                "dead-end|the last screen|Notes.swift:5-6",
                "||Notes.swift:9-10",
            ])
    }

    @Test("An option is idle where what answers it is empty or only logs, and not where it does something else")
    func idle() throws {
        var app = InlineApp([])
        app.add(
            "Start",
            wireframe: """
                func showHelp() { print("soon") }
                func showTerms() {}
                func tint() { viewController.view.tintColor = .red }
                """)
        app["Start/Ways.swift"] = """
            protocol StartWays { func showHelp(); func showTerms(); func tint() }
            extension StartWireframe: StartWays {}
            """
        let start = try #require(try app.graph().modules.first { $0.id == "Start" })
        #expect(start.options.filter(\.idle).map(\.name) == ["showHelp()", "showTerms()"])
        #expect(start.options.contains { $0.name == "tint()" && !$0.idle })
    }

    @Test("A case is idle where its branch is empty or only logs, and not where none names it or code goes on with it")
    func idleCases() throws {
        var app = InlineApp([])
        app.add(
            "Start",
            wireframe: """
                func navigate(to option: StartNavigationOption) {
                    viewController.view.endEditing(true)
                    switch option {
                    case .help: break
                    case .terms, .privacy: print("soon")
                    case .tint: viewController.view.tintColor = .red
                    default: viewController.view.alpha = 1
                    }
                }
                """, presenter: "    func tapped() { wireframe.navigate(to: .help) }")
        app["Start/StartNavigationOption.swift"] = """
            enum StartNavigationOption { case help, terms, privacy, tint, other }
            protocol StartWireframeInterface { func navigate(to option: StartNavigationOption) }
            extension StartWireframe: StartWireframeInterface {}
            """
        let start = try #require(try app.graph().modules.first { $0.id == "Start" })
        #expect(start.options.filter(\.idle).map(\.name) == ["help", "terms", "privacy"])
        #expect(start.options.count == 5)
    }

    @Test("A module that no route leads to says where code names it; one that nothing names says nothing")
    func mentions() throws {
        var app = InlineApp(["Other", "Third"])
        app["Register.swift"] = """
            enum Register {
                static func all() -> [Any] { [
                    OtherWireframe()
                ] }
            }
            """
        let modules = try app.graph().modules
        #expect(
            modules.first { $0.id == "Other" }?.mentions == [
                Mention(type: "OtherWireframe", file: "Register.swift", line: 3)
            ])
        #expect(modules.first { $0.id == "Third" }?.mentions == [])
        #expect(modules.first { $0.id == "Start" }?.mentions == [])
    }

    @Test("Code that names a type in another type does not name those of the same name in others")
    func mentionsOfInnerTypes() throws {
        func mentions(_ named: String) throws -> [Mention]? {
            try GraphOfSources.graph([
                "Tea.swift": """
                import UIKit

                final class TeaViewController: UIViewController { var presenter: TeaPresenter? }
                final class TeaPresenter {
                    private let router: Tea.Router
                    init(router: Tea.Router) { self.router = router }
                }
                enum Tea {
                    final class Router {}
                    struct Assembly {
                        func make() -> UIViewController {
                            let view = TeaViewController()
                            view.presenter = TeaPresenter(router: Router())
                            return view
                        }
                    }
                }
                """,
                "Service.swift": "enum Service { struct Assembly {} }",
                "Register.swift": "enum Register { static func all() -> [Any] { [\(named)()] } }",
            ]).modules.first { $0.id == "Tea" }?.mentions.filter { $0.type.hasSuffix("Assembly") }
        }
        #expect(try mentions("Service.Assembly") == [])
        #expect(
            try mentions("Tea.Assembly") == [Mention(type: "Tea.Assembly", file: "Register.swift", line: 1)])
    }

    @Test("A reference that its holder sets to nil is released")
    func released() throws {
        var app = InlineApp([])
        app["Start/Start.swift"] = app["Start/Start.swift"]?.replacingOccurrences(
            of: "var presenter: StartPresenter?",
            with: "var presenter: StartPresenter?\n    func close() { presenter = nil }")
        let start = try #require(try app.graph().modules.first { $0.id == "Start" })
        #expect(start.references.filter { $0.from == .view }.map(\.released) == [true])
        #expect(start.references.filter { $0.from == .presenter }.allSatisfy { !$0.released })
    }

    @Test("A presenter that declares another module's wireframe by its class and calls it is a foreign use")
    func foreignUses() throws {
        var app = InlineApp(["Other"], start: "func showOther() { OtherWireframe().show() }")
        app.add("Other", wireframe: "func show() {}")
        app.add(
            "Start", wireframe: "",
            presenter: "let other: OtherWireframe? = OtherWireframe()\n    func go() { other?.show() }")
        let start = try #require(try app.graph().modules.first { $0.id == "Start" })
        #expect(start.foreignUses.map { "\($0.from) \($0.type) \($0.module)" } == ["presenter OtherWireframe Other"])
    }

    @Test("A segue that code performs and no storyboard has is a fault of the storyboards, at the call")
    func missingSegue() throws {
        var app = InlineApp([])
        app["Start/Start.swift"] = app["Start/Start.swift"]?.replacingOccurrences(
            of: "var presenter: StartPresenter?",
            with:
                "var presenter: StartPresenter?\n    func open() { performSegue(withIdentifier: \"ShowNone\", sender: nil) }"
        )
        let faults = try app.graph().storyboardFaults
        #expect(faults.map(\.message) == ["no storyboard has a segue ShowNone"])
        #expect(faults.map(\.file) == ["Start/Start.swift"])
    }
}
