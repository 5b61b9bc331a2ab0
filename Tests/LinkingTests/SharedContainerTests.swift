import NavigationGraph
import Testing

/// Containers that one function makes for all, and each caller fills.
struct SharedContainerTests {
    private func edges(_ making: String, _ filling: (String) -> String) throws -> [String] {
        try GraphOfSources.graph([
            "Launch.swift": LaunchCode.showing("HallViewController()"),
            "Stacks.swift": """
            import UIKit

            enum Stacks {
                static func make() -> UINavigationController {
                    \(making)
                }
            }
            """,
            "Screens.swift": """
            import UIKit

            final class HallViewController: UIViewController {
                @IBAction func openLamp() { \(filling("LampViewController()")) }
                @IBAction func openRose() { \(filling("RoseViewController()")) }
            }

            final class LampViewController: UIViewController {
                @IBAction func openTulip() { \(filling("TulipViewController()")) }
            }

            final class RoseViewController: UIViewController {}
            final class TulipViewController: UIViewController {}
            """,
        ]).edges
    }

    private static let all = [
        "App -> Hall root", "Hall -> Lamp present", "Hall -> Rose present", "Lamp -> Tulip present",
    ]

    @Test(arguments: [
        "let stack = UINavigationController()\n        stack.navigationBar.tintColor = .red\n        return stack",
        #"UIStoryboard(name: "Stack", bundle: nil).instantiateInitialViewController() as! UINavigationController"#,
    ])
    func eachCallerShowsWhatItPutsIntoItsOwn(making: String) throws {
        let edges = try edges(making) { screen in
            "let stack = Stacks.make(); stack.viewControllers = [\(screen)]; present(stack, animated: true)"
        }
        #expect(edges == Self.all)
    }

    @Test func eachCallerShowsWhatItPushesOntoItsOwn() throws {
        let edges = try edges("UINavigationController()") { screen in
            "let stack = Stacks.make(); stack.pushViewController(\(screen), animated: false); present(stack, animated: true)"
        }
        #expect(edges == Self.all)
    }
}
