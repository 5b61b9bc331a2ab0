import NavigationGraph
import Testing

/// What sets a method off that a subclass overrides.
struct SiblingOverrideTests {
    private let app = [
        "Launch.swift": LaunchCode.showing("SecondViewController()"),
        "Base.swift": """
        import UIKit

        class BaseViewController: UIViewController {
            override func viewDidLoad() { super.viewDidLoad(); prepare() }
            func prepare() {}
            func refresh() {}
            func rest() { refresh() }
        }
        """,
        "Screens.swift": """
        import UIKit

        final class FirstViewController: BaseViewController {
            override func prepare() { super.prepare(); title = "First" }
            override func refresh() {}
            @IBAction func refreshTapped() { refresh() }
        }

        final class SecondViewController: BaseViewController {
            override func prepare() {
                super.prepare()
                present(ThirdViewController(), animated: true)
            }
            override func refresh() { navigationController?.popViewController(animated: true) }
            @IBAction func restTapped() { rest() }
        }

        final class ThirdViewController: BaseViewController {
            override func prepare() { super.prepare(); title = "Third" }
        }
        """,
    ]

    private func beginnings(_ transition: Transition) throws -> [String] {
        try GraphOfSources.graph(app).routes.filter { $0.source == "Second" && $0.transition == transition }
            .flatMap(\.triggers).map { $0.first.map { "\($0.type).\($0.member)" } ?? "" }.sorted()
    }

    /// A sibling that calls `super.prepare()` runs the base class's own, which does nothing.
    @Test func aSiblingsSuperIsNotMeant() throws {
        #expect(try beginnings(.present) == ["BaseViewController.viewDidLoad()"])
    }

    /// A sibling that calls `refresh()` on itself runs its own.
    @Test func aSiblingsOwnIsNotMeant() throws {
        #expect(try beginnings(.pop) == ["SecondViewController.restTapped()"])
    }
}
