import NavigationGraph
import Testing

/// Routers that many modules have: each way is that of the module which has the router go it.
struct SharedRouterTests {
    private func module(_ name: String, ways: [String]) -> String {
        """
        import UIKit

        enum \(name)Builder {
            static func build(router: AppRouter) -> UIViewController {
                let view = \(name)ViewController()
                let presenter = \(name)Presenter(router: router)
                presenter.view = view
                view.presenter = presenter
                return view
            }
        }

        final class \(name)Presenter {
            weak var view: \(name)ViewController?
            private let router: AppRouter
            init(router: AppRouter) { self.router = router }
            \(ways.map { "func \($0)() { router.\($0)() }" }.joined(separator: "\n    "))
        }

        final class \(name)ViewController: UIViewController {
            var presenter: \(name)Presenter?
            \(ways.map { "@IBAction func \($0)Tapped() { presenter?.\($0)() }" }.joined(separator: "\n    "))
        }
        """
    }

    @Test func theOneRouterOfAnAppIsNoModulesOwn() throws {
        let graph = try GraphOfSources.graph([
            "Launch.swift": LaunchCode.stack(
                "let router = AppRouter(navigation: navigation)",
                "navigation.viewControllers = [HallBuilder.build(router: router)]"),
            "AppRouter.swift": """
            import UIKit

            final class AppRouter {
                private let navigation: UINavigationController
                init(navigation: UINavigationController) { self.navigation = navigation }

                func stage() { navigation.pushViewController(StageBuilder.build(router: self), animated: true) }
                func foyer() { navigation.present(FoyerBuilder.build(router: self), animated: true) }
                func leave() { navigation.popViewController(animated: true) }
            }
            """,
            "Hall.swift": module("Hall", ways: ["stage", "foyer"]), "Stage.swift": module("Stage", ways: ["leave"]),
            "Foyer.swift": module("Foyer", ways: ["stage"]),
        ])
        #expect(graph.modules.map(\.id) == ["Foyer", "Hall", "Stage"])
        #expect(
            graph.edges == [
                "App -> Hall root", "Foyer -> Stage push", "Hall -> Foyer present", "Hall -> Stage push",
                "Stage -> (back) pop",
            ])
    }

    /// A router that is called like the base class of all screens, and that any flow makes for itself.
    @Test func aBaseClassAndItsNamesakeAreNoModule() throws {
        let graph = try GraphOfSources.graph([
            "Launch.swift": LaunchCode.showing("GateBuilder.build()"),
            "Base.swift": """
            import UIKit

            class BaseViewController: UIViewController {
                var router: BaseRouter?
            }

            final class BaseRouter {
                private weak var host: UIViewController?
                init(host: UIViewController) { self.host = host }
                func push(_ screen: UIViewController) { host?.navigationController?.pushViewController(screen, animated: true) }
            }
            """,
            "Gate.swift": """
            import UIKit

            enum GateBuilder {
                static func build() -> UIViewController {
                    let view = GateViewController()
                    view.router = BaseRouter(host: view)
                    view.presenter = GatePresenter(view: view)
                    return view
                }
            }

            final class GateViewController: BaseViewController {
                var presenter: GatePresenter?
                @IBAction func shelfTapped() { presenter?.openShelf() }
            }

            final class GatePresenter {
                private weak var view: GateViewController?
                init(view: GateViewController) { self.view = view }
                func openShelf() { view?.router?.push(ShelfViewController()) }
            }

            final class ShelfViewController: BaseViewController {}
            """,
        ])
        #expect(graph.modules.map(\.id) == ["Gate", "Shelf"])
        #expect(graph.edges == ["App -> Gate root", "Gate -> Shelf push"])
    }
}
