import UIKit

final class SettingsViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: SettingsPresenterInterface!

    @IBAction private func signOutTapped(_ sender: UIButton) {
        presenter.signOut()
    }

    @IBAction private func licencesTapped(_ sender: UIButton) {
        presenter.openLicences()
    }

    @IBAction private func closeTapped(_ sender: UIButton) {
        presenter.close()
    }
}

// MARK: - Extensions -

extension SettingsViewController: SettingsViewInterface {

    func askSure(_ answer: @escaping (Bool) -> Void) {
        let question = UIAlertController(title: "Sign out?", message: nil, preferredStyle: .actionSheet)
        question.addAction(UIAlertAction(title: "Yes", style: .destructive) { _ in answer(true) })
        question.addAction(UIAlertAction(title: "No", style: .cancel) { _ in answer(false) })
        present(question, animated: true)
    }
}
