import NavigationGraph
import Testing

/// What a coordinator has a screen do later, by a closure that the screen is made with.
struct KeptHandlerTests {
    /// - Parameters:
    ///   - forward: what the screen does when it is touched.
    ///   - tour: the functions of its coordinator, `start()` among them.
    private func routes(forward: String, tour: String) throws -> [String] {
        var app = InlineApp(start: "", presenter: "")
        app["Tour.swift"] = """
            import UIKit

            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?

                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    let stack = UINavigationController()
                    window?.rootViewController = stack
                    TourCoordinator(stack: stack).start()
                }
            }

            final class StopViewController: UIViewController {
                let onForward: () -> Void
                var isPaid = false

                init(onForward: @escaping () -> Void) { self.onForward = onForward; super.init(nibName: nil, bundle: nil) }

                @objc func forward() { \(forward) }
            }

            final class EndViewController: UIViewController {}

            final class TourCoordinator {
                let stack: UINavigationController

                init(stack: UINavigationController) { self.stack = stack }

                \(tour)
            }
            """
        return try app.graph().routes.filter { [$0.source, $0.target ?? ""].contains("Stop") }.map { route in
            "\(route.source) -> \(route.target ?? "back") \(route.transition.rawValue)"
                + (route.condition.map { " if \($0)" } ?? "")
                + " by \(route.triggers.compactMap { $0.first?.member }.joined(separator: ", "))"
        }.sorted()
    }

    private static let launch = "App -> Stop root by scene(_:willConnectTo:options:)"

    @Test func aScreenLeadsToTheNextOfItsKind() throws {
        let routes = try routes(
            forward: "onForward()",
            tour: """
                func start() {
                        stack.pushViewController(StopViewController(onForward: { [weak self] in self?.showLast() }), animated: true)
                    }
                    private func showLast() {
                        stack.pushViewController(StopViewController(onForward: { [weak self] in self?.leave() }), animated: true)
                    }
                    private func leave() { stack.dismiss(animated: true) }
                """)
        #expect(
            routes == [Self.launch, "Stop -> Stop push by forward()", "Stop -> back dismiss by forward()"], "\(routes)")
    }

    /// Where the code runs again that made the closure, the flow begins anew.
    @Test func aFlowThatBeginsAnewLeadsToNoNext() throws {
        let routes = try routes(
            forward: "onForward()",
            tour: """
                func start() {
                        stack.pushViewController(StopViewController(onForward: { [weak self] in self?.start() }), animated: true)
                    }
                """)
        #expect(routes == [Self.launch], "\(routes)")
    }

    @Test func whatAScreenAsksBeforeIsTheCondition() throws {
        let routes = try routes(
            forward: "if isPaid { onForward() }",
            tour: """
                func start() {
                        stack.pushViewController(StopViewController(onForward: { [weak self] in self?.showLast() }), animated: true)
                    }
                    private func showLast() { stack.pushViewController(EndViewController(), animated: true) }
                """)
        #expect(routes == [Self.launch, "Stop -> End push if isPaid by forward()"], "\(routes)")
    }
}
