import UIKit

protocol WelcomeView: AnyObject, Presentable {
    var onGuest: (() -> Void)? { get set }
    var onRegister: (() -> Void)? { get set }
}

final class WelcomeViewController: UIViewController, WelcomeView {
    var presenter: WelcomePresenter!
    var onGuest: (() -> Void)?
    var onRegister: (() -> Void)?

    @IBAction func didTapGuest() { presenter.enter() }

    @IBAction func didTapRegister() { onRegister?() }
}

final class WelcomePresenter {
    private weak var view: WelcomeView?

    init(view: WelcomeView) { self.view = view }

    func enter() { view?.onGuest?() }
}

protocol RegistrationView: AnyObject, Presentable {
    var onDone: (() -> Void)? { get set }
}

final class RegistrationViewController: UIViewController, RegistrationView {
    var presenter: RegistrationPresenter!
    var onDone: (() -> Void)?

    @IBAction func didTapDone() { onDone?() }
}

final class RegistrationPresenter {
    private weak var view: RegistrationView?

    init(view: RegistrationView) { self.view = view }
}
