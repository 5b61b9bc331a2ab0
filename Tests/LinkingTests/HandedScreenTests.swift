import NavigationGraph
import Testing

@testable import Linking

/// A module's own function that shows whatever it is handed: who hands it a screen says when, and with what.
struct HandedScreenTests {
    private func app(wireframe: String) -> InlineApp {
        var app = InlineApp(
            ["Help"], start: wireframe,
            presenter: """
                    var hasColors = false

                    func openHelp() { wireframe.show(HelpWireframe().viewController) }
                    func pickColor() {
                        if hasColors { wireframe.show(ColorController(title: "Colors") { print($0) }) }
                    }
                """)
        app["Color.swift"] = """
            import UIKit

            final class ColorController: UIViewController {
                init(title: String, completion: @escaping (String) -> Void) { super.init(nibName: nil, bundle: nil) }
            }

            extension StartViewController {
                @IBAction func helpTapped() { presenter?.openHelp() }
                @IBAction func colorTapped() { presenter?.pickColor() }
            }
            """
        return app
    }

    @Test func whatANavigatorIsHandedIsShownByWhoeverHandsItOver() throws {
        let app = app(
            wireframe: "    func show(_ screen: UIViewController) { viewController.present(screen, animated: true) }")
        let routes = try app.graph().routes.filter { $0.source == "Start" }
        #expect(routes.map(\.target) == ["Color", "Help"])
        #expect(routes.map { $0.triggers.map { $0.map(\.member) } } == [[["colorTapped()"]], [["helpTapped()"]]])
        #expect(routes.map(\.condition) == ["hasColors", nil])
        #expect(routes.map { $0.passes.map(\.name) } == [["title", "completion"], []])
        #expect(routes.map(\.method) == ["pickColor()", "openHelp()"])
        #expect(routes.map(\.option) == ["show(_:)", "show(_:)"])
    }

    @Test func whatItShowsBesidesIsAWayOfItsOwn() throws {
        let app = app(
            wireframe: """
                    func show(_ screen: UIViewController?) {
                        viewController.present(screen ?? HelpWireframe().viewController, animated: true)
                    }
                """)
        let routes = try app.graph().routes.filter { $0.source == "Start" && $0.target == "Help" }
        #expect(routes.map(\.method) == ["show(_:)"])
    }
}
