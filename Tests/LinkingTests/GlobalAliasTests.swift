import NavigationGraph
import Testing

/// Aliases outside of any type, which are private to their file: every module may have one of the same name.
struct GlobalAliasTests {
    private func module(_ name: String, router: String = "") -> [String: String] {
        let alias = "import UIKit\n\nprivate typealias Scene = \(name)\n"
        return [
            "\(name)/\(name)Scene.swift": """
            struct \(name) {
                typealias Output = \(name)Output
                typealias Routing = \(name)Routing
            }
            protocol \(name)Output { func tapped() }
            protocol \(name)Routing { func goOn() }
            """,
            "\(name)/\(name)Controller.swift": alias + """
                extension Scene {
                    final class Controller: UIViewController {
                        var output: Output!
                        @IBAction func tap() { output.tapped() }
                    }
                }
                """,
            "\(name)/\(name)Presenter.swift": alias + """
                private typealias Presenter = Scene.Presenter

                extension Scene {
                    final class Presenter {
                        weak var controller: Controller?
                        var router: Routing!
                    }
                }

                extension Presenter: Scene.Output {
                    func tapped() { router.goOn() }
                }
                """,
            "\(name)/\(name)Router.swift": alias + """
                private typealias Router = Scene.Router

                extension Scene {
                    final class Router { weak var controller: UIViewController! }
                }

                extension Router: Scene.Routing {
                    func goOn() { \(router) }
                }
                """,
            "\(name)/\(name)Assembly.swift": alias + """
                extension Scene {
                    final class Assembly {
                        func assemble() -> UIViewController {
                            let controller: Controller = .init()
                            let presenter: Presenter = .init()
                            let router: Router = .init()
                            controller.output = presenter
                            presenter.controller = controller
                            presenter.router = router
                            router.controller = controller
                            return controller
                        }
                    }
                }
                """,
        ]
    }

    @Test func extendWhatTheyStandForInTheirFile() throws {
        let next = "controller.navigationController?.pushViewController(Shelf.Assembly().assemble(), animated: true)"
        var files = module("Gate", router: next).merging(module("Shelf")) { one, _ in one }
        files["App.swift"] = """
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                    window?.rootViewController = UINavigationController(rootViewController: Gate.Assembly().assemble())
                    return true
                }
            }
            """
        let graph = try GraphOfSources.graph(files)
        #expect(graph.edges == ["App -> Gate root", "Gate -> Shelf push"])
        #expect(graph.modules.map { $0.components.count } == [4, 4])
    }
}
