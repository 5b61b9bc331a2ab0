import RIBs
import UIKit

protocol RootRouting: ViewableRouting {}

protocol RootInteractable: Interactable, FeedListener, SettingsListener {
    var router: RootRouting? { get set }
}

protocol RootViewControllable: ViewControllable {
    func show(tabs: [ViewControllable])
}

final class RootBuilder: Builder<EmptyDependency> {
    func build() -> LaunchRouting {
        let viewController = RootViewController()
        let interactor = RootInteractor(presenter: viewController)
        return RootRouter(
            interactor: interactor, viewController: viewController, feedBuilder: FeedBuilder(dependency: dependency),
            settingsBuilder: SettingsBuilder(dependency: dependency))
    }
}

final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable>, RootRouting {
    private let feedBuilder: FeedBuildable
    private let settingsBuilder: SettingsBuildable

    init(
        interactor: RootInteractable, viewController: RootViewControllable, feedBuilder: FeedBuildable,
        settingsBuilder: SettingsBuildable
    ) {
        self.feedBuilder = feedBuilder
        self.settingsBuilder = settingsBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    override func didLoad() {
        super.didLoad()
        let feed = feedBuilder.build(withListener: interactor)
        attachChild(feed)
        let settings = settingsBuilder.build(withListener: interactor)
        attachChild(settings)
        viewController.show(tabs: [feed.viewControllable, settings.viewControllable])
    }
}

protocol RootPresentable: AnyObject {}

final class RootInteractor: PresentableInteractor<RootPresentable>, RootInteractable {
    weak var router: RootRouting?
}

final class RootViewController: UITabBarController, RootPresentable, RootViewControllable {
    func show(tabs: [ViewControllable]) {
        setViewControllers(tabs.map { UINavigationController(rootViewController: $0.uiviewController) }, animated: false)
    }
}
