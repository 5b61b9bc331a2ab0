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
}
