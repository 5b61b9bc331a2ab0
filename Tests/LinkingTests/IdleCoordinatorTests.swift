import NavigationGraph
import Testing

/// Coordinators' methods that nothing runs.
struct IdleCoordinatorTests {
    private func idle(_ members: String, conforming: String = "", launch: String = "coordinator.start()") throws
        -> [String]
    {
        let graph = try GraphOfSources.graph([
            "App.swift": """
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                let coordinator = AppCoordinator()

                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                    window = UIWindow()
                    window?.rootViewController = coordinator.root
                    \(launch)
                    return true
                }
            }

            protocol Coordinator: AnyObject { func start() }
            protocol GateDelegate: AnyObject { func gateDidOpen() }

            final class AppCoordinator: Coordinator\(conforming) {
                let root = UINavigationController()
                func start() { root.pushViewController(HomeViewController(), animated: false) }
            \(members)
            }

            final class HomeViewController: UIViewController {}
            final class PinViewController: UIViewController {}
            """
        ])
        return graph.routes.filter(\.neverTriggered).map { $0.method ?? "" }
    }

    private static let show = "root.pushViewController(PinViewController(), animated: true)"

    @Test(arguments: [
        ("    func showPin(again: Bool) { \(show) }", "", ["showPin(again:)"]),
        ("    private func showPin() { \(show) }", "", ["showPin()"]),
        // Called by what nothing runs, handed on, named by Objective-C, asked by a protocol, a library's own.
        ("    func showPin() { \(show) }\n    func check() { showPin() }", "", ["check()"]),
        ("    func showPin() { \(show) }\n    func check() { DispatchQueue.main.async(execute: showPin) }", "", []),
        ("    @objc func showPin() { \(show) }", "", []),
        ("    func gateDidOpen() { \(show) }", ", GateDelegate", []),
        ("    func serviceDidOpen() { \(show) }", ", ServiceDelegate", []),
    ])
    func whatIsCalledNowhereIsNeverTriggered(members: String, conforming: String, methods: [String]) throws {
        #expect(try idle(members, conforming: conforming) == methods)
    }
}
