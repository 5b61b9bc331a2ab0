import UIKit

final class RegisterViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: RegisterPresenterInterface!

    // MARK: - Private properties -

    private let _nameField = UITextField()

    @IBAction private func sendTapped(_ sender: UIButton) {
        presenter.didSend(name: _nameField.text ?? "")
    }

    @IBAction private func closeTapped(_ sender: UIButton) {
        presenter.didSelectClose()
    }
}

// MARK: - Extensions -

extension RegisterViewController: RegisterViewInterface {

    func clearForm() {
        _nameField.text = nil
    }
}
