import NavigationGraph
import Testing

/// A builder that makes many modules and belongs to none.
struct SharedBuilderTests {
    private static let tabs = """
        import UIKit

        final class TabsController: UITabBarController {
            var presenter: TabsPresenter?
        }

        final class TabsPresenter {
            weak var view: TabsController?
            var router: TabsRouter?
        }

        final class TabsRouter {}
        """

    private func app(start: String, builder: String) -> InlineApp {
        var app = InlineApp(
            start: """
                    func openTabs() {
                        viewController.present(ModuleBuilder().makeTabs(first: OtherWireframe().viewController), animated: true)
                    }
                \(start)
                """,
            presenter: "    func tapped() { wireframe.openTabs() }\n    func chose() { wireframe.openOrder(7) }")
        app["Tabs/Tabs.swift"] = Self.tabs
        app["Order/Order.swift"] = """
            import UIKit

            final class OrderController: UIViewController {
                var presenter: OrderPresenter?
            }

            final class OrderPresenter {
                weak var view: OrderController?
                var router: OrderRouter?
                var number = 0
            }

            final class OrderRouter {}
            """
        app["Support/ModuleBuilder.swift"] = """
            import UIKit

            final class ModuleBuilder {
            \(builder)

                func makeTabs(first: UIViewController) -> UIViewController {
                    let tabs = TabsController()
                    let presenter = TabsPresenter()
                    presenter.view = tabs
                    presenter.router = TabsRouter()
                    tabs.presenter = presenter
                    tabs.viewControllers = [first]
                    return tabs
                }
            }
            """
        return app
    }

    private let order = """
            func makeOrder(number: Int) -> UIViewController {
                let view = OrderController()
                let presenter = OrderPresenter()
                presenter.view = view
                presenter.router = OrderRouter()
                presenter.number = number
                view.presenter = presenter
                return view
            }
        """

    @Test func theTabsOfAModuleAreItsOwnWhoeverFillsThem() throws {
        let app = app(start: "    func openOrder(_ number: Int) {}", builder: order)
        #expect(try app.edges() == ["Start -> Tabs present", "Tabs -> Other tab"])
    }

    @Test func whatABuilderIsHandedIsHandedToTheModule() throws {
        let app = app(
            start: """
                    private let builder = ModuleBuilder()
                    func openOrder(_ number: Int) {
                        viewController.show(builder.makeOrder(number: number), sender: nil)
                    }
                """, builder: order)
        let route = try #require(try app.graph().routes.first { $0.target == "Order" })
        #expect(route.passes.map { "\($0.name): \($0.type) \($0.channel.rawValue)" } == ["number: Int factory"])
    }

    /// One router class that every factory makes anew: the ways are those of the modules whose presenters call it.
    @Test func aRouterOfEveryModuleIsNoModule() throws {
        var app = InlineApp([])
        app["AppDelegate.swift"] = """
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                    window = UIWindow()
                    window?.rootViewController = CommonRouter().makeOrders()
                    return true
                }
            }

            final class CommonRouter {
                weak var root: UIViewController?
                func show(_ screen: UIViewController) { root?.navigationController?.pushViewController(screen, animated: true) }
            }

            extension CommonRouter {
                func makeOrders() -> UIViewController {
                    let router = CommonRouter()
                    let view = OrdersViewController()
                    let presenter = OrdersPresenter(router: router)
                    presenter.view = view
                    view.presenter = presenter
                    router.root = view
                    return view
                }
                func openReceipt() {
                    let router = CommonRouter()
                    let view = ReceiptViewController()
                    let presenter = ReceiptPresenter(router: router)
                    presenter.view = view
                    view.presenter = presenter
                    router.root = view
                    show(view)
                }
            }
            """
        for (name, body) in [("Orders", "router.openReceipt()"), ("Receipt", "")] {
            app["\(name)/\(name).swift"] = """
                import UIKit

                final class \(name)ViewController: UIViewController {
                    var presenter: \(name)Presenter?
                    @IBAction func tapped() { presenter?.tapped() }
                }

                final class \(name)Presenter {
                    weak var view: \(name)ViewController?
                    private let router: CommonRouter
                    init(router: CommonRouter) { self.router = router }
                    func tapped() { \(body) }
                }
                """
        }
        let graph = try app.graph()
        #expect(graph.modules.map(\.id) == ["Orders", "Receipt", "Start"])
        #expect(graph.edges == ["App -> Orders root", "Orders -> Receipt push"], "\(graph.edges)")
    }
}
