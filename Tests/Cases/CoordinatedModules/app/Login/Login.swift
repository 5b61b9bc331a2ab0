import UIKit

final class LoginCoordinator: Coordinator {
    private let navigation: UINavigationController
    var onEnd: (() -> Void)?

    init(navigation: UINavigationController) { self.navigation = navigation }

    func start() {
        let view = LoginViewController()
        let presenter = LoginPresenter()
        presenter.output = self
        presenter.view = view
        view.presenter = presenter
        navigation.setViewControllers([view], animated: true)
    }
}

protocol LoginOutput: AnyObject {
    func loginDidEnd()
    func loginForgot()
}

extension LoginCoordinator: LoginOutput {
    func loginDidEnd() { onEnd?() }

    func loginForgot() { ForgotCoordinator(navigation: navigation).start() }
}

final class LoginPresenter {
    weak var view: LoginViewController?
    weak var output: LoginOutput?

    func didLogIn() { output?.loginDidEnd() }

    func didForget() { output?.loginForgot() }
}

final class LoginViewController: UIViewController {
    var presenter: LoginPresenter!

    @IBAction func didTapLogin() { presenter.didLogIn() }

    @IBAction func didTapForgot() { presenter.didForget() }
}
