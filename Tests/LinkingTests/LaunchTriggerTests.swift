import NavigationGraph
import Testing

/// What sets off what launch code shows: the system that enters the app, or code that has it done while the app runs.
struct LaunchTriggerTests {
    private func triggers(_ caller: String) throws -> [String] {
        let files = [
            "App.swift": """
            import UIKit

            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?

                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    window = UIWindow(windowScene: scene as! UIWindowScene)
                    window?.rootViewController = HallViewController()
                }

                func show(_ controller: UIViewController) {
                    window?.rootViewController?.present(controller, animated: true)
                }
                \(caller)
            }

            final class HallViewController: UIViewController {}
            final class NoteViewController: UIViewController {}
            """
        ]
        let graph = try GraphOfSources.graph(files)
        return try #require(graph.routes.first { $0.target == "Note" }).triggers.map { chain in
            (chain.first?.kind?.rawValue ?? "nothing") + ": "
                + chain.map { "\($0.type).\($0.member)" }.joined(separator: " > ")
        }
    }

    @Test func aMethodThatCodeCallsIsNotCalledByTheSystem() throws {
        #expect(
            try triggers(
                """
                }

                final class Socket {
                    func receive(_ text: String) {
                        DispatchQueue.main.async {
                            let delegate = UIApplication.shared.connectedScenes.first!.delegate as! SceneDelegate
                            delegate.show(NoteViewController())
                        }
                    }
                """) == ["nothing: Socket.receive(_:)"])
    }

    @Test func whatTheSystemCallsEntersTheApp() throws {
        #expect(
            try triggers(
                """
                    func sceneDidBecomeActive(_ scene: UIScene) { show(NoteViewController()) }
                """) == ["entry: SceneDelegate.sceneDidBecomeActive(_:)"])
    }

    /// A library's delegate, whose methods are not known by name.
    @Test func whatNoCodeCallsEntersTheApp() throws {
        #expect(
            try triggers(
                """
                    func connection(_ id: String, gotText text: String) { show(NoteViewController()) }
                """) == ["entry: SceneDelegate.connection(_:gotText:)"])
    }

    /// What a handler opens of the system's is its entry point's, and not the launch's.
    @Test func handlersLeadToTheSystemsScreensAndOutOfTheApp() throws {
        let files = [
            "App.swift": """
            import SafariServices
            import UIKit

            final class SceneDelegate: UIResponder, UIWindowSceneDelegate, UNUserNotificationCenterDelegate {
                var window: UIWindow?

                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    window = UIWindow(windowScene: scene as! UIWindowScene)
                    window?.rootViewController = HallViewController()
                    UNUserNotificationCenter.current().delegate = self
                }

                func userNotificationCenter(
                    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
                ) async -> UNNotificationPresentationOptions {
                    window?.rootViewController?.present(SFSafariViewController(url: news), animated: true)
                    return []
                }

                func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
                    guard let url = contexts.first?.url else { return }
                    if url.host == "hall" { window?.rootViewController = HallViewController() }
                    if url.host == "map" { UIApplication.shared.open(url) }
                }
            }

            final class HallViewController: UIViewController {}
            """
        ]
        let graph = try GraphOfSources.graph(files)
        #expect(
            graph.routes.map { "\($0.source) -> \($0.target ?? $0.destination.name) \($0.transition.rawValue)" } == [
                "App -> Hall root", "App:deeplink:hall -> Hall root",
                "App:deeplink:map -> another app or page external",
                "App:notification:any -> SFSafariViewController present",
            ])
        #expect(graph.entryPoints.allSatisfy { $0.unresolved == nil })
    }
}
