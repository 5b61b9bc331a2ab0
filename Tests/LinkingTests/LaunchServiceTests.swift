import NavigationGraph
import Testing

/// Launch code that lies in services, to which the application's delegate of a library passes what it is told.
struct LaunchServiceTests {
    private func edges(_ signature: String) throws -> [String] {
        let files = [
            "App.swift": """
            import Pluggable
            import UIKit

            @main
            final class AppDelegate: PluggableDelegate {
                override var services: [ApplicationService] { [StartService()] }
            }
            """,
            "StartService.swift": """
            import Pluggable
            import UIKit

            final class StartService: NSObject, ApplicationService {
                \(signature)
                    window?.rootViewController = FeedViewController()
                    return true
                }
            }

            final class FeedViewController: UIViewController {
                @IBAction func open() { present(PostViewController(), animated: true) }
            }

            final class PostViewController: UIViewController {}
            """,
        ]
        return try GraphOfSources.graph(files).edges
    }

    @Test func theSystemsQuestionIsLaunchCodeWhoeverAnswers() throws {
        let found = try edges(
            """
            func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
                ) -> Bool {
            """)
        #expect(found == ["App -> Feed root", "Feed -> Post present"])
    }

    /// A view of a library that shows ads is handed the controller around it.
    @Test func whatIsNotCalledAWindowIsNone() throws {
        let found = try edges(
            """
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                    banner?.rootViewController = PostViewController()
            """)
        #expect(found == ["App -> Feed root", "Feed -> Post present"])
    }

    @Test func anyOtherFunctionIsNot() throws {
        let found = try edges("func begin() -> Bool {")
        #expect(found == ["Feed -> Post present"])
    }

    /// `main.swift` may start the app with an application of its own.
    @Test func anApplicationOfItsOwnIsLaunchCode() throws {
        let graph = try GraphOfSources.graph([
            "Launch.swift": LaunchCode.showing("UIViewController()"),
            "Locking.swift": """
            import UIKit

            final class LockingApplication: UIApplication {
                @objc func lock() { windows.first?.rootViewController?.present(LockViewController(), animated: true) }
            }

            final class LockViewController: UIViewController {}
            """,
        ])
        #expect(graph.edges.contains("App -> Lock present"), "\(graph.edges)")
    }
}
