import NavigationGraph
import Testing

/// A container that a navigator keeps, and fills and shows by a method of its own for several ways.
struct KeptContainerTests {
    @Test func eachWayShowsWhatItPutsThereAlsoWhereOneMethodBeginsThemAll() throws {
        let app = InlineApp(
            ["Other", "Third"],
            start: """
                    private lazy var stack = UINavigationController()

                    func showOther() { begin(with: OtherWireframe().viewController) }
                    func showThird() { begin(with: ThirdWireframe().viewController) }

                    private func begin(with controller: UIViewController) {
                        stack.viewControllers = [controller]
                        UIApplication.shared.keyWindow?.rootViewController = stack
                    }
                """,
            presenter: """
                    func finish(_ next: Next) {
                        switch next {
                        case .other: wireframe.showOther()
                        case .third: wireframe.showThird()
                        }
                    }
                """)
        let ways = try app.graph().routes.filter { $0.source == "Start" }
        let found = Set(ways.map { "\($0.method ?? "") \($0.target ?? "")" })
        #expect(found == ["showOther() Other", "showThird() Third"])
    }

    /// An app's own navigation controller pushes in either case.
    @Test func whatBothBranchesPutThereIsThereInAnyCase() throws {
        var app = InlineApp(
            start: """
                    func showOther() {
                        let stack = AppNavigation()
                        stack.pushViewController(OtherWireframe().viewController, animated: false)
                        viewController.present(stack, animated: true)
                    }
                """,
            presenter: "    func open() { wireframe.showOther() }")
        app["AppNavigation.swift"] = """
            import UIKit

            final class AppNavigation: UINavigationController {
                override func pushViewController(_ viewController: UIViewController, animated: Bool) {
                    if viewControllers.count != 0 {
                        viewController.hidesBottomBarWhenPushed = true
                        super.pushViewController(viewController, animated: animated)
                    } else {
                        super.pushViewController(viewController, animated: animated)
                    }
                }
            }
            """
        let routes = try app.graph().routes.filter { $0.source == "Start" }
        #expect(
            routes.map { "\($0.transition) \($0.target ?? "") \($0.condition ?? "always")" } == ["present Other always"]
        )
    }
}
