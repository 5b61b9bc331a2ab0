import NavigationGraph
import Testing

/// Which of several navigators is a module's own.
struct NavigatorChoiceTests {
    private func coordinator(_ name: String) -> String {
        """
        import UIKit

        final class \(name)Coordinator {
            private let window: UIWindow
            init(window: UIWindow) { self.window = window }
            func start() {
                window.rootViewController?.present(OtherWireframe().viewController, animated: true)
            }
        }
        """
    }

    @Test func aCoordinatorOfTheSameNameIsNoPartOfAModuleWithANavigator() throws {
        var app = InlineApp()
        app["Flows/OtherCoordinator.swift"] = coordinator("Other")
        let graph = try app.graph()
        let module = try #require(graph.modules.first { $0.id == "Other" })
        #expect(!module.components.map(\.type).contains("OtherCoordinator"))
        #expect(graph.routes.allSatisfy { $0.source != "Other" || $0.target != "Other" })
    }

    @Test func aControllerThatIsCalledAPageIsTheViewOfItsModule() throws {
        var app = InlineApp(start: "    func open() { HelpRouter.open(from: viewController) }")
        app["Help/Help.swift"] = """
            import UIKit

            final class HelpPage: UIViewController {
                private lazy var presenter = HelpPresenter(router: HelpRouter(page: self))
                @IBAction func close() { presenter.close() }
            }

            final class HelpPresenter {
                private let router: HelpRouter
                init(router: HelpRouter) { self.router = router }
                func close() { router.leave() }
            }

            final class HelpRouter {
                private let page: UIViewController
                init(page: UIViewController) { self.page = page }
                static func open(from parent: UIViewController) { parent.present(HelpPage(), animated: true) }
                func leave() { page.dismiss(animated: true) }
            }
            """
        let graph = try app.graph()
        let module = try #require(graph.modules.first { $0.id == "Help" })
        #expect(module.components.map(\.type) == ["HelpPage", "HelpPresenter", "HelpRouter"])
        #expect(graph.edges.contains("Start -> Help present") && graph.edges.contains("Help -> (back) dismiss"))
    }

    @Test func aModuleWithANavigatorKeepsItsNameWhenItsPresenterHoldsAnother() throws {
        var app = InlineApp(presenter: "    private let delivery = DeliveryCoordinator(window: UIWindow())")
        app["Flows/DeliveryCoordinator.swift"] = coordinator("Delivery")
        let graph = try app.graph()
        let module = try #require(graph.modules.first { $0.id == "Start" })
        #expect(!module.components.map(\.type).contains("DeliveryCoordinator"))
    }

    /// A store or a service may be called a coordinator too.
    @Test func aCoordinatorThatSeesNoScreensIsNoNavigator() throws {
        var app = InlineApp()
        app["Order/Order.swift"] = """
            import UIKit

            final class OrderViewController: UIViewController {
                var presenter: OrderPresenter?
            }

            final class OrderPresenter {
                weak var view: OrderViewController?
                let store: StoreCoordinator
                init(store: StoreCoordinator) { self.store = store }
            }

            enum OrderFactory {
                static func make() -> UIViewController {
                    let view = OrderViewController()
                    let presenter = OrderPresenter(store: StoreCoordinator())
                    presenter.view = view
                    view.presenter = presenter
                    return view
                }
            }
            """
        app["Data/StoreCoordinator.swift"] = """
            import Foundation

            final class StoreCoordinator {
                func save() {}
            }
            """
        let graph = try app.graph()
        let module = try #require(graph.modules.first { $0.id == "Order" })
        #expect(module.components.map(\.type) == ["OrderViewController", "OrderPresenter", "OrderFactory"])
    }

    /// A wireframe that wires a module of its own kind leads to the same screen once more.
    @Test(arguments: [true, false])
    func aWireframeThatMakesAnotherOfItsKindLeadsThere(_ isCalledByItsPresenter: Bool) throws {
        var app = InlineApp(
            ["Other"], start: "func showOther() { OtherWireframe().showCopy(on: viewController) }",
            presenter: "func tapped() { wireframe.showOther() }")
        app.add(
            "Other",
            wireframe: """
                    func showCopy(on host: UIViewController) {
                        host.present(makeCopy(), animated: true)
                    }
                    private func makeCopy() -> UIViewController {
                        let view = OtherViewController()
                        view.presenter = OtherPresenter(view: view, wireframe: OtherWireframe())
                        return view
                    }
                """,
            presenter: isCalledByItsPresenter ? "    func copy() { wireframe.showCopy(on: view) }" : "")
        #expect(
            try app.edges() == (isCalledByItsPresenter ? ["Other -> Other present"] : ["Start -> Other present"]))
    }

    /// Each of several flows makes the presenter for itself and hears what comes of it: none of them is its module's navigator.
    @Test(arguments: [
        "GuidePages.view(of: GuidePresenter(delegate: self))",
        "GuideViewController(presenter: GuidePresenter(delegate: self))",
    ])
    func aPresenterThatSeveralCoordinatorsTellIsNoPartOfOne(view: String) throws {
        let flows = [("Lending", "Rate"), ("Saving", "Goal")].map { flow, next in
            """
            final class \(flow)Coordinator: GuideDelegate {
                private let navigation: UINavigationController
                init(navigation: UINavigationController) { self.navigation = navigation }
                func start() { navigation.pushViewController(\(view), animated: true) }
                func guideDidEnd() { navigation.pushViewController(\(next)ViewController(), animated: true) }
            }

            final class \(next)ViewController: UIViewController {}
            """
        }
        let graph = try GraphOfSources.graph([
            "AppDelegate.swift": LaunchCode.stack(
                "LendingCoordinator(navigation: navigation).start()",
                "SavingCoordinator(navigation: navigation).start()"),
            "Flows.swift": "import UIKit\n\n" + flows.joined(separator: "\n\n"),
            "Guide.swift": """
            import UIKit

            protocol GuideDelegate: AnyObject { func guideDidEnd() }

            final class GuidePresenter {
                weak var view: GuideViewController?
                private weak var delegate: GuideDelegate?
                init(delegate: GuideDelegate) { self.delegate = delegate }
                func didTapNext() { delegate?.guideDidEnd() }
            }

            enum GuidePages {
                static func view(of presenter: GuidePresenter) -> GuideViewController {
                    GuideViewController(presenter: presenter)
                }
            }

            final class GuideViewController: UIViewController {
                private let presenter: GuidePresenter
                init(presenter: GuidePresenter) {
                    self.presenter = presenter
                    super.init(nibName: nil, bundle: nil)
                }
                override func viewDidLoad() { presenter.view = self }
                @IBAction func next() { presenter.didTapNext() }
            }
            """,
        ])
        let module = try #require(graph.modules.first { $0.id == "Guide" })
        #expect(module.components.map(\.type) == ["GuideViewController", "GuidePresenter"])
        #expect(graph.edges.sorted() == ["App -> Guide root", "Guide -> Goal push", "Guide -> Rate push"])
    }
}
