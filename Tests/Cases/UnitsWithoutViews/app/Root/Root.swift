import RIBs
import UIKit

protocol RootRouting: ViewableRouting {
    func routeToSession(named name: String)
}

protocol RootInteractable: Interactable, WelcomeListener, SessionListener {
    var router: RootRouting? { get set }
}

protocol RootViewControllable: ViewControllable {
    func replaceModal(_ viewController: ViewControllable?)
}

final class RootComponent: Component<EmptyDependency>, SessionDependency {
    let rootViewController: RootViewController

    init(dependency: EmptyDependency, rootViewController: RootViewController) {
        self.rootViewController = rootViewController
        super.init(dependency: dependency)
    }

    var sessionViewController: SessionViewControllable { rootViewController }
}

final class RootBuilder: Builder<EmptyDependency> {
    func build() -> LaunchRouting {
        let viewController = RootViewController()
        let component = RootComponent(dependency: dependency, rootViewController: viewController)
        let interactor = RootInteractor(presenter: viewController)
        return RootRouter(
            interactor: interactor, viewController: viewController, welcomeBuilder: WelcomeBuilder(dependency: dependency),
            sessionBuilder: SessionBuilder(dependency: component))
    }
}

final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable>, RootRouting {
    private let welcomeBuilder: WelcomeBuildable
    private let sessionBuilder: SessionBuildable
    private var welcome: ViewableRouting?

    init(
        interactor: RootInteractable, viewController: RootViewControllable, welcomeBuilder: WelcomeBuildable,
        sessionBuilder: SessionBuildable
    ) {
        self.welcomeBuilder = welcomeBuilder
        self.sessionBuilder = sessionBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    override func didLoad() {
        super.didLoad()
        let welcome = welcomeBuilder.build(withListener: interactor)
        self.welcome = welcome
        attachChild(welcome)
        viewController.replaceModal(welcome.viewControllable)
    }

    func routeToSession(named name: String) {
        if let welcome {
            detachChild(welcome)
            viewController.replaceModal(nil)
            self.welcome = nil
        }
        attachChild(sessionBuilder.build(withListener: interactor, name: name))
    }
}

protocol RootPresentable: AnyObject {}

final class RootInteractor: PresentableInteractor<RootPresentable>, RootInteractable {
    weak var router: RootRouting?

    func didSignIn(name: String) { router?.routeToSession(named: name) }
}

final class RootViewController: UIViewController, RootPresentable, RootViewControllable {
    private var next: ViewControllable?

    func replaceModal(_ viewController: ViewControllable?) {
        next = viewController
        if presentedViewController != nil {
            dismiss(animated: true) { [weak self] in self?.presentNext() }
        } else {
            presentNext()
        }
    }

    private func presentNext() {
        guard let next else { return }
        present(next.uiviewController, animated: true)
    }
}

extension RootViewController: SessionViewControllable {}
