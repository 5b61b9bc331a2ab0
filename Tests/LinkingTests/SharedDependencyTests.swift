import NavigationGraph
import Testing

/// Apps of RIBs whose units take parts from one another through Needle.
struct SharedDependencyTests {
    /// - Parameter taken: how the inner unit takes its view from the component above it.
    private func edges(_ taken: String) throws -> [String] {
        try GraphOfSources.graph([
            "Launch.swift": LaunchCode.showing("UIViewController()").replacing(
                "window.rootViewController = UIViewController()",
                with: "AppComponent().rootBuilder.build().launch(from: window)"),
            "Root.swift": """
            import NeedleFoundation
            import RIBs

            final class AppComponent: BootstrapComponent {
                var rootBuilder: RootBuildable { RootBuilder { RootComponent(parent: self) } }
            }

            protocol RootDependency: NeedleFoundation.Dependency {}

            final class RootComponent: NeedleFoundation.Component<RootDependency> {
                var tabsView: RootViewControllable & TabsViewControllable { shared { TabsViewController() } }
                var tabsBuilder: TabsBuildable { TabsBuilder { TabsComponent(parent: self) } }
            }

            protocol RootBuildable: Buildable { func build() -> LaunchRouting }

            final class RootBuilder: SimpleComponentizedBuilder<RootComponent, LaunchRouting>, RootBuildable {
                override func build(with component: RootComponent) -> LaunchRouting {
                    RootRouter(
                        tabsBuilder: component.tabsBuilder, interactor: RootInteractor(), viewController: component.tabsView)
                }
            }

            protocol RootInteractable: Interactable { var router: RootRouting? { get set } }
            protocol RootViewControllable: ViewControllable {}
            protocol RootRouting: Routing { func attachTabs() }

            final class RootInteractor: Interactor, RootInteractable {
                weak var router: RootRouting?
                override func didBecomeActive() { router?.attachTabs() }
            }

            final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable>, RootRouting {
                private let tabsBuilder: TabsBuildable
                init(tabsBuilder: TabsBuildable, interactor: RootInteractable, viewController: RootViewControllable) {
                    self.tabsBuilder = tabsBuilder
                    super.init(interactor: interactor, viewController: viewController)
                    interactor.router = self
                }
                func attachTabs() { attachChild(tabsBuilder.build()) }
            }
            """,
            "Tabs.swift": """
            import NeedleFoundation
            import RIBs
            import UIKit

            protocol TabsDependency: NeedleFoundation.Dependency {
                var tabsView: RootViewControllable & TabsViewControllable { get }
            }

            final class TabsComponent: NeedleFoundation.Component<TabsDependency> {}

            protocol TabsBuildable: Buildable { func build() -> TabsRouting }
            protocol TabsRouting: Routing { func fill() }

            final class TabsBuilder: SimpleComponentizedBuilder<TabsComponent, TabsRouting>, TabsBuildable {
                override func build(with component: TabsComponent) -> TabsRouting {
                    TabsRouter(interactor: TabsInteractor(), viewController: \(taken))
                }
            }

            protocol TabsInteractable: Interactable { var router: TabsRouting? { get set } }
            protocol TabsViewControllable: ViewControllable { func set(_ views: [ViewControllable]) }

            final class TabsInteractor: Interactor, TabsInteractable {
                weak var router: TabsRouting?
                override func didBecomeActive() { router?.fill() }
            }

            final class TabsRouter: ViewableRouter<TabsInteractable, TabsViewControllable>, TabsRouting {
                override init(interactor: TabsInteractable, viewController: TabsViewControllable) {
                    super.init(interactor: interactor, viewController: viewController)
                    interactor.router = self
                }
                func fill() { viewController.set([HallViewController(), LampViewController()]) }
            }

            final class TabsViewController: UITabBarController, RootViewControllable, TabsViewControllable {
                func set(_ views: [ViewControllable]) {
                    setViewControllers(views.map(\\.uiviewController), animated: false)
                }
            }

            final class HallViewController: UIViewController, ViewControllable {}
            final class LampViewController: UIViewController, ViewControllable {}
            """,
        ]).edges
    }

    @Test(arguments: ["component.tabsView", "component.dependency.tabsView"])
    func aUnitShowsTheViewThatTheComponentAboveMakes(taken: String) throws {
        let edges = try edges(taken)
        #expect(edges.contains("App -> Tabs root"))
        #expect(edges.filter { $0.hasPrefix("Tabs") } == ["Tabs -> Hall tab", "Tabs -> Lamp tab"])
    }
}
