import RIBs
import UIKit

protocol WelcomeListener: AnyObject {
    func didSignIn(name: String)
}

protocol WelcomeRouting: ViewableRouting {}

protocol WelcomeBuildable: Buildable {
    func build(withListener listener: WelcomeListener) -> WelcomeRouting
}

final class WelcomeBuilder: Builder<EmptyDependency>, WelcomeBuildable {
    func build(withListener listener: WelcomeListener) -> WelcomeRouting {
        let viewController = WelcomeViewController()
        let interactor = WelcomeInteractor(presenter: viewController)
        interactor.listener = listener
        return WelcomeRouter(interactor: interactor, viewController: viewController)
    }
}

protocol WelcomeInteractable: Interactable {
    var router: WelcomeRouting? { get set }
    var listener: WelcomeListener? { get set }
}

protocol WelcomeViewControllable: ViewControllable {}

final class WelcomeRouter: ViewableRouter<WelcomeInteractable, WelcomeViewControllable>, WelcomeRouting {
    override init(interactor: WelcomeInteractable, viewController: WelcomeViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}

protocol WelcomePresentable: AnyObject {
    var listener: WelcomePresentableListener? { get set }
}

protocol WelcomePresentableListener: AnyObject {
    func signIn(name: String?)
}

final class WelcomeInteractor: PresentableInteractor<WelcomePresentable>, WelcomeInteractable,
    WelcomePresentableListener
{
    weak var router: WelcomeRouting?
    weak var listener: WelcomeListener?

    override init(presenter: WelcomePresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func signIn(name: String?) { listener?.didSignIn(name: name ?? "Guest") }
}

final class WelcomeViewController: UIViewController, WelcomePresentable, WelcomeViewControllable {
    weak var listener: WelcomePresentableListener?
    @IBOutlet private var nameField: UITextField!

    @IBAction private func signIn() { listener?.signIn(name: nameField.text) }
}
