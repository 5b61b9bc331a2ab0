import NavigationGraph
import Testing

/// Objects that are made with the next screen, and told to show it.
struct CommandObjectTests {
    /// A router that leads from a hall to a shelf, and one that leads from there to a book, each by a command.
    ///
    /// - Parameters:
    ///   - command: the members of the command's class.
    ///   - arguments: what it is made with beside its target.
    private func edges(_ command: String, _ arguments: String) throws -> [String] {
        try GraphOfSources.graph([
            "Launch.swift": LaunchCode.showing("HallViewController()"),
            "App.swift": """
            import UIKit

            enum Mode { case plain, last }

            class Step {
                let target: UIViewController
                let parent: UIViewController
                \(command)
            }

            protocol Leading: AnyObject { var controller: UIViewController { get } }

            protocol LeadingToShelf: Leading {}
            extension LeadingToShelf {
                func openShelf() { Step(target: ShelfViewController(), parent: controller\(arguments)).go() }
            }

            protocol LeadingToBook: Leading {}
            extension LeadingToBook {
                func openBook() { Step(target: BookViewController(), parent: controller\(arguments)).go() }
            }

            final class HallViewController: UIViewController, LeadingToShelf {
                var controller: UIViewController { self }
                @IBAction func tapped() { openShelf() }
            }

            final class ShelfViewController: UIViewController, LeadingToBook {
                var controller: UIViewController { self }
                @IBAction func tapped() { openBook() }
            }

            final class BookViewController: UIViewController {}
            """,
        ]).edges
    }

    private static let wanted = ["App -> Hall root", "Hall -> Shelf push", "Shelf -> Book push"]

    @Test(arguments: [
        "func go() { parent.navigationController?.pushViewController(target, animated: true) }",
        """
        func go() {
            if let stack = parent.navigationController { show(self.target, using: stack) }
        }
        private func show(_ controller: UIViewController, using stack: UINavigationController) {
            stack.pushViewController(controller, animated: true)
        }
        """,
    ])
    func eachShowsWhatItIsMadeWith(_ go: String) throws {
        let initializer = """
            init(target: UIViewController, parent: UIViewController) {
                self.target = target
                self.parent = parent
            }

            """
        #expect(try edges(initializer + go, "") == Self.wanted)
    }

    @Test(arguments: [("= .plain", ""), ("", ", mode: .plain")])
    func theCaseThatItIsMadeWithDecides(_ byDefault: String, _ argument: String) throws {
        let command = """
            let mode: Mode
            init(target: UIViewController, parent: UIViewController, mode: Mode \(byDefault)) {
                self.target = target
                self.parent = parent
                self.mode = mode
            }
            func go() {
                switch mode {
                case .last: parent.navigationController?.setViewControllers([target], animated: true)
                case .plain: parent.navigationController?.pushViewController(target, animated: true)
                }
            }
            """
        #expect(try edges(command, argument) == Self.wanted)
    }

    @Test func aCaseThatOtherCodeSetsLaterDecidesNothing() throws {
        let command = """
            var mode: Mode
            init(target: UIViewController, parent: UIViewController, mode: Mode = .plain) {
                self.target = target
                self.parent = parent
                self.mode = mode
            }
            func replacing() -> Step {
                mode = .last
                return self
            }
            func go() {
                switch mode {
                case .last: parent.navigationController?.setViewControllers([target], animated: true)
                case .plain: parent.navigationController?.pushViewController(target, animated: true)
                }
            }
            """
        let found = try edges(command, "").filter { $0.hasPrefix("Hall") }
        #expect(found == ["Hall -> Shelf push", "Hall -> Shelf root"])
    }
}
