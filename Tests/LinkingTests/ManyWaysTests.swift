import Diagnostics
import NavigationGraph
import Testing

/// Helpers that reach a primitive on several ways, and arguments that decide which way is taken.
struct ManyWaysTests {
    @Test func waysThroughHelpersToOneAlertAreOneRoute() throws {
        var app = InlineApp(
            start: """
                    private let purchases = PurchaseHelper()

                    func buy() { purchases.start(from: viewController) }
                """, presenter: "    func didTapBuy() { wireframe.buy() }")
        app["Base/PurchaseHelper.swift"] = """
            import UIKit

            final class PurchaseHelper {
                var state = 0

                func start(from controller: UIViewController) {
                    if state == 1 { fail("no network", controller) }
                    if state == 2 { check(controller) }
                    if state == 3 { fail("declined", controller) } else { check(controller) }
                }

                private func check(_ controller: UIViewController) {
                    if state == 4 { fail("expired", controller) } else { fail("unknown", controller) }
                }

                private func fail(_ reason: String, _ controller: UIViewController) {
                    let alert = UIAlertController(title: reason, message: nil, preferredStyle: .alert)
                    controller.present(alert, animated: true)
                }
            }
            """
        let alerts = try app.graph().routes.filter { $0.source == "Start" && $0.destination.kind == .system }
        #expect(alerts.map(\.destination.name) == ["UIAlertController"], "\(alerts.map(\.id))")
        #expect(alerts.first?.condition == nil)
    }

    @Test func ofFunctionsThatDoTooMuchTheInnermostIsTold() throws {
        let count = 70
        var app = InlineApp(start: "    func open() { Tour().begin(from: viewController) }")
        app["Base/Tour.swift"] = """
            import UIKit

            final class Tour {
                func begin(from controller: UIViewController) { lead(from: controller) }

                private func lead(from controller: UIViewController) {
                    showAll(from: controller)
                    controller.present(EndViewController(), animated: true)
                }

                private func showAll(from controller: UIViewController) {
            \((0..<count).map { "        controller.present(Page\($0)ViewController(), animated: true)" }
                .joined(separator: "\n"))
                }
            }
            """
        app["Base/Pages.swift"] =
            (0..<count)
            .map { "final class Page\($0)ViewController: UIViewController {}" }.joined(separator: "\n")
            + "\nfinal class EndViewController: UIViewController {}"
        let told = GraphOfSources.linked(try app.scanned()).diagnostics
        let warnings = told.filter { $0.severity == .warning }
        #expect(warnings.count == 1, "\(told.map(\.message))")
        #expect(warnings.first?.message.hasPrefix("showAll(from:) does more than 64 things") == true)
        let notes = told.filter { $0.severity == .note }
        #expect(notes.count == 1, "\(told.map(\.message))")
        #expect(notes.first?.message.hasPrefix("one function calls") == true, "\(notes.map(\.message))")
    }

    /// What a function does itself stays, whatever else is on the ways through what it calls.
    @Test func theShortestWaysStay() throws {
        let count = 70
        let pages = (0..<count).map { "        show(Page\($0)ViewController(), from: controller)" }
        var app = InlineApp(
            start: "    func open() { Tour().begin(from: viewController) }",
            presenter: "    func tapped() { wireframe.open() }")
        app["Base/Tour.swift"] = """
            import UIKit

            final class Tour {
                func begin(from controller: UIViewController) {
                    showAll(from: controller)
                    show(EndViewController(), from: controller)
                }

                private func showAll(from controller: UIViewController) {
            \(pages.joined(separator: "\n"))
                }

                private func show(_ screen: UIViewController, from controller: UIViewController) {
                    controller.present(screen, animated: true)
                }
            }
            """
        app["Base/Pages.swift"] =
            (0..<count)
            .map { "final class Page\($0)ViewController: UIViewController {}" }.joined(separator: "\n")
            + "\nfinal class EndViewController: UIViewController {}"
        #expect(try app.edges().contains("Start -> End present"))
    }

    /// Seventy ways to one alert, each under its own condition, and a screen behind them: what is left out are ways to what
    /// is told anyhow.
    @Test func furtherWaysToWhatIsToldAreLeftOutWithoutAWord() throws {
        let branches = (0..<70).map { "        if answer.code == .code\($0) { tellFault() }" }.joined(separator: "\n")
        var app = InlineApp(
            start: """
                    func ask(_ answer: Answer) {
                \(branches)
                        viewController.present(EndViewController(), animated: true)
                    }

                    private func tellFault() {
                        let alert = UIAlertController(title: "Fault", message: nil, preferredStyle: .alert)
                        viewController.present(alert, animated: true)
                    }
                """, presenter: "    func didAnswer(_ answer: Answer) { wireframe.ask(answer) }")
        app["Base/End.swift"] = "import UIKit\nfinal class EndViewController: UIViewController {}"
        let linked = GraphOfSources.linked(try app.scanned())
        #expect(linked.diagnostics.isEmpty, "\(linked.diagnostics.map(\.message))")
        let routes = linked.graph.routes.filter { $0.source == "Start" }
        #expect(Set(routes.map(\.destination.name)) == ["End", "UIAlertController"], "\(routes.map(\.id))")
    }

    @Test func aModulesOwnConditionsAreToldOfOneRoute() throws {
        func conditions(_ body: String) throws -> [String?] {
            let app = InlineApp(
                ["First"],
                start: """
                        func open(isUrgent: Bool, count: Int, controller: UIViewController) {
                            \(body)
                        }
                        private func show(_ controller: UIViewController) {
                            navigationController?.pushViewController(controller, animated: true)
                        }
                    """)
            return try app.graph().routes.filter { $0.target == "First" }.map(\.condition)
        }
        let first = "show(FirstWireframe().viewController)"
        #expect(try conditions("if isUrgent { \(first) } else { \(first) }") == [nil])
        #expect(try conditions("if isUrgent { \(first) } else if count > 3 { \(first) }") == ["isUrgent || count > 3"])
    }

    @Test func aFlagThatTheCallerWritesOutDecides() throws {
        var app = InlineApp(
            ["First", "Second", "Third"],
            start: """
                    func first() { ScreenOpener().open(FirstWireframe().viewController, from: viewController, modally: true) }
                    func second() { ScreenOpener().open(SecondWireframe().viewController, from: viewController, modally: false) }
                    func third() { ScreenOpener().open(ThirdWireframe().viewController, from: viewController) }
                """)
        app["Base/ScreenOpener.swift"] = """
            import UIKit

            final class ScreenOpener {
                func open(_ screen: UIViewController, from source: UIViewController, modally: Bool = false) {
                    guard !modally else {
                        source.present(screen, animated: true)
                        return
                    }
                    source.navigationController?.pushViewController(screen, animated: true)
                }
            }
            """
        #expect(try app.edges() == ["Start -> First present", "Start -> Second push", "Start -> Third push"])
    }

    @Test func aFlagInAConditionalValueDecidesToo() throws {
        var app = InlineApp(
            ["First", "Second"],
            start: """
                    func first() { ScreenOpener().open(FirstWireframe().viewController, from: viewController, wrapped: true) }
                    func second() { ScreenOpener().open(SecondWireframe().viewController, from: viewController, wrapped: false) }
                """)
        app["Base/ScreenOpener.swift"] = """
            import UIKit

            final class ScreenOpener {
                func open(_ screen: UIViewController, from source: UIViewController, wrapped: Bool) {
                    let shown = wrapped ? UINavigationController(rootViewController: screen) : screen
                    source.present(shown, animated: true)
                }
            }
            """
        let routes = try app.graph().routes.filter { $0.source == "Start" }
        #expect(routes.map(\.target) == ["First", "Second"])
        #expect(routes.map(\.container) == [.navigation, nil])
    }

    @Test func aVariableOfAnObjectDecidesNothing() throws {
        let app = InlineApp(
            ["First", "Second"],
            start: """
                    enum Stage { case new, known }
                    private var stage = Stage.new

                    func load(_ stage: Stage) { self.stage = stage }

                    func open() {
                        switch stage {
                        case .new: navigationController?.pushViewController(FirstWireframe().viewController, animated: true)
                        case .known: navigationController?.pushViewController(SecondWireframe().viewController, animated: true)
                        }
                    }
                """)
        #expect(try app.edges() == ["Start -> First push", "Start -> Second push"])
    }

    @Test func viewsThatAreNoScreensDoNotUseUpTheBound() throws {
        var app = InlineApp(
            ["First"],
            start: "    func open() { StackFiller().fill(); push() }\n"
                + "    private func push() { navigationController?.pushViewController(FirstWireframe().viewController, animated: true) }"
        )
        app["Base/StackFiller.swift"] = """
            import UIKit

            final class StackFiller {
                private let stack = UIStackView()

                func fill() {
            \((0..<80).map { "        let label\($0) = UILabel()\n        stack.addArrangedSubview(label\($0))" }.joined(separator: "\n"))
                }
            }
            """
        #expect(try app.edges() == ["Start -> First push"])
        #expect(try app.graph().coverage.unresolved == 0)
    }
}
