import UIKit

final class LoginViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: LoginPresenterInterface!

    private let nameField = UITextField()

    @IBAction private func signInTapped(_ sender: UIButton) {
        presenter.signIn(name: nameField.text ?? "")
    }
}

// MARK: - Extensions -

extension LoginViewController: LoginViewInterface {

    func setBusy(_ isBusy: Bool) {
        view.isUserInteractionEnabled = !isBusy
    }
}
