import NavigationGraph
import Testing

/// Controls that code puts on another screen than its own.
struct AddedControlTests {
    /// The ways of a dock that opens boats, where the app adds a function to every controller.
    private func edges(_ function: String, _ call: String) throws -> [String] {
        let source = """
            import UIKit

            extension UIViewController {
                func addControl() { \(function) }
            }

            final class DockViewController: UIViewController {
                @IBAction func tapped() {
                    let boats = BoatsViewController()
                    \(call)
                    present(UINavigationController(rootViewController: boats), animated: true)
                }
            }

            final class BoatsViewController: UIViewController {}

            final class HelpViewController: UIViewController {}
            """
        return try GraphOfSources.graph([
            "Launch.swift": LaunchCode.showing("DockViewController()"), "Dock.swift": source,
        ]).edges.filter { !$0.hasPrefix("App -> ") }
    }

    private static let close =
        "navigationItem.leftBarButtonItem = UIBarButtonItem("
        + "systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })"
    private static let help =
        "view.addGestureRecognizer(button.onTapGesture { [weak self] in "
        + "self?.present(HelpViewController(), animated: true) })"

    @Test func itIsTheWayOfTheScreenThatItIsOn() throws {
        let close = try edges(Self.close, "boats.addControl()")
        #expect(close == ["Boats -> (back) dismiss", "Dock -> Boats present"])
        let help = try edges(Self.help, "boats.addControl()")
        #expect(help == ["Boats -> Help present", "Dock -> Boats present"])
    }

    @Test func onTheScreenItselfItIsTheScreens() throws {
        let close = try edges(Self.close, "addControl()")
        #expect(close == ["Dock -> (back) dismiss", "Dock -> Boats present"])
    }

    /// What the function does by itself is the caller's.
    @Test func whatNobodyTouchesIsTheCallers() throws {
        let found = try edges("dismiss(animated: true)", "boats.addControl()")
        #expect(found == ["Dock -> (back) dismiss", "Dock -> Boats present"])
    }
}
