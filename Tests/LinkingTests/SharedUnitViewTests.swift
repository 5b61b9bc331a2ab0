import NavigationGraph
import Testing

/// Units of RIBs whose builders make views of one class.
struct SharedUnitViewTests {
    private func unit(_ name: String) -> String {
        """
        import RIBs

        protocol \(name)Listener: AnyObject {}
        protocol \(name)Routing: ViewableRouting {}

        final class \(name)Builder: Builder<EmptyDependency> {
            func build(withListener listener: \(name)Listener) -> \(name)Routing {
                let viewController = ListViewController()
                let interactor = \(name)Interactor(presenter: viewController)
                interactor.listener = listener
                return \(name)Router(interactor: interactor, viewController: viewController)
            }
        }

        final class \(name)Interactor: PresentableInteractor<ListPresentable> {
            weak var listener: \(name)Listener?
            weak var router: \(name)Routing?
        }

        final class \(name)Router: ViewableRouter<\(name)Interactor, ListViewController>, \(name)Routing {}
        """
    }

    @Test func eachUnitIsAModuleWithTheView() throws {
        let graph = try GraphOfSources.graph([
            "Launch.swift": LaunchCode.showing(
                "HallBuilder(dependency: EmptyComponent()).build().viewControllable.uiviewController"),
            "Fresh.swift": unit("Fresh"), "Kept.swift": unit("Kept"),
            "List.swift": """
            import RIBs
            import UIKit

            protocol ListPresentable: Presentable {}
            final class ListViewController: UIViewController, ListPresentable, ViewControllable {}
            """,
            "Hall.swift": """
            import RIBs
            import UIKit

            final class HallBuilder: Builder<EmptyDependency> {
                func build() -> HallRouter {
                    let viewController = HallViewController()
                    let interactor = HallInteractor(presenter: viewController)
                    viewController.listener = interactor
                    let router = HallRouter(interactor: interactor, viewController: viewController)
                    interactor.router = router
                    return router
                }
            }

            protocol HallListener: AnyObject { func fresh(); func kept() }
            final class HallInteractor: PresentableInteractor<HallViewController>, HallListener, FreshListener, KeptListener {
                weak var router: HallRouter?
                func fresh() { router?.attachFresh() }
                func kept() { router?.attachKept() }
            }

            final class HallRouter: ViewableRouter<HallInteractor, HallViewController> {
                private let fresh = FreshBuilder(dependency: EmptyComponent())
                private let kept = KeptBuilder(dependency: EmptyComponent())
                func attachFresh() { show(fresh.build(withListener: interactor)) }
                func attachKept() { show(kept.build(withListener: interactor)) }
                private func show(_ router: ViewableRouting) {
                    attachChild(router)
                    viewController.navigationController?.pushViewController(
                        router.viewControllable.uiviewController, animated: true)
                }
            }

            final class HallViewController: UIViewController, ViewControllable, Presentable {
                weak var listener: HallListener?
                @IBAction func freshTapped() { listener?.fresh() }
                @IBAction func keptTapped() { listener?.kept() }
            }
            """,
        ])
        #expect(graph.edges == ["App -> Hall root", "Hall -> Fresh push", "Hall -> Kept push"])
        #expect(graph.modules.filter { $0.kind == .coordinator }.isEmpty)
    }
}
