import Foundation

protocol LoginInteractorToPresenterInterface: AnyObject {
    func loginSucceeded()
    func loginFailed(withError error: Error)
}

class LoginInteractor: NSObject {

    weak var presenter: LoginInteractorToPresenterInterface!

    lazy var loginService = LoginService()
}

extension LoginInteractor: LoginPresenterToInteractorInterface {

    func login(withCardNumber cardNumber: String, andPassword password: String) {
        loginService.login(
            cardNumber: cardNumber, password: password,
            success: { _ in presenter.loginSucceeded() },
            failure: { presenter.loginFailed(withError: $0) }
        )
    }
}
