import Testing

/// Helpers that go through the router that calls them.
@Suite("What a router and its helpers have one another show is shown whoever is looked at first")
struct RoutersInTurnTests {
    @Test("also where the router makes a screen that uses the helper")
    func helper() throws {
        var app = InlineApp(
            ["Other", "Third"],
            start: """
                    lazy var sheet = SheetTransition(presenter: viewController)
                    func open() { sheet.perform(.other, by: .sheet) }
                """,
            presenter: "    var onTap: (() -> Void)?\n    func tap() { wireframe.open() }")
        app["Base/AppRouter.swift"] = """
            import UIKit

            enum Goal { case other, third }
            enum Style { case push, sheet }

            final class AppRouter {
                static let shared = AppRouter()
                private lazy var sheet = SheetTransition(presenter: UIViewController())

                func route(to goal: Goal, from source: UIViewController, by style: Style) {
                    let screen = build(goal)
                    switch style {
                    case .push: source.navigationController?.pushViewController(screen, animated: true)
                    case .sheet: source.present(screen, animated: true)
                    }
                }

                private func build(_ goal: Goal) -> UIViewController {
                    switch goal {
                    case .other: return OtherWireframe().viewController
                    case .third:
                        let third = ThirdWireframe().viewController as! ThirdViewController
                        third.presenter?.onTap = { [weak self] in self?.sheet.perform(.other, by: .push) }
                        return third
                    }
                }
            }

            final class SheetTransition {
                unowned let presenter: UIViewController

                init(presenter: UIViewController) { self.presenter = presenter }

                func perform(_ goal: Goal, by style: Style) { presenter.open(goal, by: style) }
            }

            extension UIViewController {
                func open(_ goal: Goal, by style: Style) { AppRouter.shared.route(to: goal, from: self, by: style) }
            }
            """
        #expect(try app.edges().contains("Start -> Other present"))
    }
}
