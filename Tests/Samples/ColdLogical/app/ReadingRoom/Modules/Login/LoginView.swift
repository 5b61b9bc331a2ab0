import UIKit

protocol LoginViewToPresenterInterface: AnyObject {
    func userTappedLogin(withCardNumber cardNumber: String, andPassword password: String)
    func userTappedResetPassword()
}

class LoginView: UIViewController {

    weak var presenter: LoginViewToPresenterInterface!

    let cardNumberTextField = UITextField()
    let passwordTextField = UITextField()

    @IBAction func loginTapped(_ sender: AnyObject) {
        presenter.userTappedLogin(
            withCardNumber: cardNumberTextField.text ?? "",
            andPassword: passwordTextField.text ?? ""
        )
    }

    @IBAction func resetPasswordTapped(_ sender: AnyObject) {
        presenter.userTappedResetPassword()
    }
}

extension LoginView: LoginPresenterToViewInterface {

    func clear() {
        passwordTextField.text = nil
    }

    func displayLoginError(withDescription description: String) {
        let alert = UIAlertController(title: "Not signed in", message: description, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
