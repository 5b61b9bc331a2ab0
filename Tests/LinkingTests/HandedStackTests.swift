import NavigationGraph
import Testing

/// An empty stack that the window shows, and flows that hand it on to one another.
struct HandedStackTests {
    /// - Parameter tea: what the flow of the tea does with the stack.
    private func app(_ tea: String) -> [String: String] {
        [
            "Launch.swift": """
            import UIKit

            @main
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                private lazy var stack = UINavigationController()
                private lazy var flows = FlowMaker()
                private lazy var shop = flows.shop(in: stack)

                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    window?.rootViewController = stack
                    shop.start()
                }
            }
            """,
            "Flows.swift": """
            import UIKit

            final class FlowMaker {
                func shop(in stack: UINavigationController) -> Flow { ShopFlow(flows: self, stack: stack) }
                func gate(in stack: UINavigationController, done: @escaping () -> Void) -> Flow {
                    GateFlow(stack: stack, done: done)
                }
                func tea(in stack: UINavigationController) -> Flow { TeaFlow(stack: stack) }
            }

            class Flow {
                private var flows: [Flow] = []
                private(set) var stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() {}
                func start(_ flow: Flow) {
                    flows.append(flow)
                    flow.start()
                }
            }

            final class ShopFlow: Flow {
                private let flows: FlowMaker
                init(flows: FlowMaker, stack: UINavigationController) {
                    self.flows = flows
                    super.init(stack: stack)
                }
                override func start() {
                    start(flows.gate(in: stack, done: { [weak self] in self?.open() }))
                }
                private func open() { start(flows.tea(in: stack)) }
            }

            final class GateFlow: Flow {
                private let done: () -> Void
                init(stack: UINavigationController, done: @escaping () -> Void) {
                    self.done = done
                    super.init(stack: stack)
                }
                override func start() { done() }
            }

            final class TeaFlow: Flow {
                override func start() { \(tea) }
            }

            final class TeaViewController: UIViewController {}
            """,
        ]
    }

    @Test("What a flow puts into the stack that it was handed over several hands is what the window shows")
    func filled() throws {
        let graph = try GraphOfSources.graph(app("stack.setViewControllers([TeaViewController()], animated: true)"))
        #expect(graph.edges == ["App -> Tea root"])
        #expect(graph.unresolved.isEmpty, "\(graph.unresolved)")
    }

    @Test("Where no flow puts anything there, it is not known what the window shows")
    func empty() throws {
        let graph = try GraphOfSources.graph(
            app("UINavigationController().pushViewController(TeaViewController(), animated: true)"))
        #expect(graph.unresolved.map(\.call) == ["rootViewController"], "\(graph.unresolved)")
    }

    /// The stack is made with the launch code's object, which hands it to a flow.
    @Test("What a flow pushes later, when the user has chosen, is not in the stack that the window shows")
    func pushedLater() throws {
        let graph = try GraphOfSources.graph([
            "Launch.swift": """
            import UIKit

            @main
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                let flow = HallFlow(stack: UINavigationController())

                func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                    window?.rootViewController = flow.stack
                    flow.start()
                    return true
                }
            }

            final class HallFlow {
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() {
                    let hall = HallViewController()
                    hall.chosen = { [weak self] in self?.showTea() }
                    stack.pushViewController(hall, animated: false)
                }
                private func showTea() { stack.pushViewController(TeaViewController(), animated: true) }
            }

            final class HallViewController: UIViewController {
                var chosen: (() -> Void)?
                @IBAction func tap() { chosen?() }
            }

            final class TeaViewController: UIViewController {}
            """
        ])
        #expect(graph.edges == ["App -> Hall root", "Hall -> Tea push"])
        #expect(graph.unresolved.isEmpty, "\(graph.unresolved)")
    }
}
