import NavigationGraph
import Testing

/// Objects that code makes without naming their type, beside those whose makers name it: these alone do not say which
/// cases there are.
struct UnnamedMakerTests {
    private static func targets(initializer: String) throws -> Set<String> {
        let graph = try GraphOfSources.graph([
            "App.swift": """
            import UIKit

            @main
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                    window?.rootViewController = UINavigationController(rootViewController: TokenViewController())
                    return true
                }
            }

            struct Action {
                enum Kind { case script(String), viewer }
                let kind: Kind
                \(initializer)
            }

            protocol ActionProvider { func actions() -> [Action] }

            final class Scripts {
                func found() -> [Action] {
                    var results: [Action] = []
                    for name in ["pay", "vote"] { results.append(.init(kind: .script(name))) }
                    return results
                }
            }

            final class TokenViewController: UIViewController {
                var provider: ActionProvider!

                func count() { print(Action(kind: Action.Kind.viewer)) }

                @IBAction func tapped(_ sender: UIButton) {
                    ActionCoordinator(action: provider.actions()[sender.tag], root: navigationController!).start()
                }
            }

            final class ActionCoordinator {
                let action: Action
                let root: UINavigationController

                init(action: Action, root: UINavigationController) {
                    self.action = action
                    self.root = root
                }

                func start() {
                    switch action.kind {
                    case .script: root.pushViewController(ScriptViewController(), animated: true)
                    case .viewer: root.pushViewController(ViewerViewController(), animated: true)
                    }
                }
            }

            final class ScriptViewController: UIViewController {}
            final class ViewerViewController: UIViewController {}
            """
        ])
        return Set(graph.routes.filter { $0.source == "Token" }.compactMap(\.target))
    }

    @Test func aCaseThatOnlyTheyHandOverIsTaken() throws {
        #expect(try Self.targets(initializer: "init(kind: Kind) { self.kind = kind }") == ["Script", "Viewer"])
    }

    @Test func soItIsWhereTheStructHasNoInitialiserOfItsOwn() throws {
        #expect(try Self.targets(initializer: "") == ["Script", "Viewer"])
    }
}
