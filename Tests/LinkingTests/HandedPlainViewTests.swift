import NavigationGraph
import Testing

/// A module's view that is no controller and that the view of another module is handed: `view.show(list: list.view)`.
struct HandedPlainViewTests {
    /// The ways into the list, where the hall's own file names no part of it.
    @Test func viewIsEmbeddedWhereTheFileNamesNoPartOfItsModule() throws {
        let graph = try GraphOfSources.graph([
            "App.swift": """
            import UIKit

            @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                    let controller = HallViewController()
                    let presenter = HallPresenter()
                    presenter.view = controller
                    presenter.list = ListConfigurator().configure()
                    controller.output = presenter
                    window?.rootViewController = controller
                    return true
                }
            }
            """,
            "HallView.swift": """
            import UIKit

            protocol HallViewInput: AnyObject { func setUp(list: UIView, title: String) }

            final class HallViewController: UIViewController, HallViewInput {
                var output: HallPresenter!
                override func viewDidLoad() { super.viewDidLoad(); output.isReady() }
                func setUp(list: UIView, title: String) { view.addSubview(list) }
            }
            """,
            "HallPresenter.swift": """
            final class HallPresenter {
                weak var view: HallViewInput!
                var list: ListModuleInput!
                func isReady() { view.setUp(list: list.listView, title: "") }
            }
            """,
            "List.swift": """
            import UIKit

            protocol ListModuleInput: AnyObject { var listView: UIView { get } }
            protocol ListViewInput: AnyObject {}

            final class ListView: UIView, ListViewInput {
                var output: ListPresenter!
                @objc func tap() { output.tapped() }
            }

            final class ListPresenter: ListModuleInput {
                weak var view: ListViewInput!
                var router: ListRouter!
                var listView: UIView { view as? UIView ?? UIView() }
                func tapped() { router.open() }
            }

            final class ListRouter {
                weak var navigation: UINavigationController?
                func open() { navigation?.pushViewController(ItemViewController(), animated: true) }
            }

            struct ListConfigurator {
                func configure() -> ListModuleInput {
                    let (view, presenter) = (ListView(), ListPresenter())
                    presenter.view = view
                    presenter.router = ListRouter()
                    view.output = presenter
                    return presenter
                }
            }

            final class ItemViewController: UIViewController {}
            """,
        ])
        #expect(graph.routes.contains { $0.source == "Hall" && $0.target == "List" && $0.transition == .embed })
        #expect(graph.modules.first { $0.id == "List" }?.reachable == true)
    }
}
