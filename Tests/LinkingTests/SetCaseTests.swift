import NavigationGraph
import Testing

/// A variable of an enum's cases: what no code sets it to is asked for in vain.
struct SetCaseTests {
    /// A screen that goes back as it was shown.
    ///
    /// - Parameter sets: the statements that set the screen's style where it is shown.
    private func waysBack(sets: String, more: String = "") throws -> [String] {
        try GraphOfSources.graph([
            "Launch.swift": LaunchCode.showing("HallViewController()"),
            "App.swift": """
            import UIKit

            enum Style { case unknown, push, present }

            final class HallViewController: UIViewController {
                @IBAction func tapped() {
                    let notes = NotesViewController()
                    \(sets)
                    navigationController?.pushViewController(notes, animated: true)
                }
                \(more)
            }

            final class NotesViewController: UIViewController {
                var style: Style = .unknown
                @IBAction func backTapped() {
                    switch style {
                    case .push: navigationController?.popViewController(animated: true)
                    case .present: dismiss(animated: true)
                    case .unknown: break
                    }
                }
            }
            """,
        ]).edges.filter { $0.contains("(back)") }
    }

    @Test func aCaseThatNobodySetsIsNoWay() throws {
        #expect(try waysBack(sets: "notes.style = .push") == ["Notes -> (back) pop"])
    }

    @Test func whatIsNotKnownMayBeAnyCase() throws {
        let both = ["Notes -> (back) dismiss", "Notes -> (back) pop"]
        #expect(try waysBack(sets: "notes.style = chosen", more: "var chosen: Style { Settings.style }") == both)
        #expect(try waysBack(sets: "notes.style = isLarge ? .push : .present", more: "var isLarge = false") == both)
    }

    @Test(arguments: ["var", "let"])
    func theCaseThatAStructIsMadeWithDecides(_ keyword: String) throws {
        let edges = try GraphOfSources.graph([
            "Launch.swift": LaunchCode.showing("HallViewController()"),
            "App.swift": """
            import UIKit

            enum Kind { case push, modal }

            struct Way {
                var make: () -> UIViewController
                \(keyword) kind: Kind

                func perform(from view: UIViewController) {
                    switch kind {
                    case .push: view.navigationController?.pushViewController(make(), animated: true)
                    case .modal: view.present(make(), animated: true)
                    }
                }
            }

            final class HallViewController: UIViewController {
                @IBAction func tapped() { Way(make: { BookViewController() }, kind: .push).perform(from: self) }
            }

            final class BookViewController: UIViewController {}
            """,
        ]).edges
        #expect(edges == ["App -> Hall root", "Hall -> Book push"])
    }
}
