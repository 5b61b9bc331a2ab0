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
}
