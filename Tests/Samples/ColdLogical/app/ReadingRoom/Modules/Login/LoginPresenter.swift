import Foundation

protocol LoginPresenterToInteractorInterface: AnyObject {
    func login(withCardNumber cardNumber: String, andPassword password: String)
}

protocol LoginPresenterToViewInterface: AnyObject {
    func clear()
    func displayLoginError(withDescription description: String)
}

protocol LoginPresenterToWireframeInterface: AnyObject {
    func presentResetPassword()
    func dismissResetPassword()
}

class LoginPresenter: NSObject {

    weak var delegate: LoginDelegate?
    weak var interactor: LoginPresenterToInteractorInterface!
    weak var view: LoginPresenterToViewInterface!
    weak var wireframe: LoginPresenterToWireframeInterface!

    var moduleWireframe: Login {
        return wireframe as! Login
    }
}

// MARK: - Interactor to presenter

extension LoginPresenter: LoginInteractorToPresenterInterface {

    func loginSucceeded() {
        delegate?.loggedIn(login: moduleWireframe)
    }

    func loginFailed(withError error: Error) {
        view.displayLoginError(withDescription: error.localizedDescription)
    }
}

// MARK: - View to presenter

extension LoginPresenter: LoginViewToPresenterInterface {

    func userTappedLogin(withCardNumber cardNumber: String, andPassword password: String) {
        interactor.login(withCardNumber: cardNumber, andPassword: password)
    }

    func userTappedResetPassword() {
        wireframe.presentResetPassword()
    }
}

// MARK: - Wireframe to presenter

extension LoginPresenter: LoginWireframeToPresenterInterface {

    func set(delegate newDelegate: LoginDelegate?) {
        delegate = newDelegate
    }

    func beganPresenting() {
        view.clear()
    }
}

// MARK: - Reset password delegate

extension LoginPresenter: ResetPasswordDelegate {

    func finished(resetPassword: ResetPassword) {
        wireframe.dismissResetPassword()
    }
}
