import UIKit

final class BankAccountViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: BankAccountPresenterInterface!

    // MARK: - Life cycle -

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
    }

    @IBAction private func openTapped(_ sender: UIButton) {
        presenter.didSelectAccount(at: sender.tag)
    }

    @IBAction private func sendTapped(_ sender: UIButton) {
        presenter.didSend(Transfer(from: "1", to: "2", amount: 10))
    }

    @IBAction private func signOutTapped(_ sender: UIButton) {
        presenter.didSelectSignOut()
    }
}

// MARK: - Extensions -

extension BankAccountViewController: BankAccountViewInterface {

    func reload() {
        title = "\(presenter.numberOfAccounts) jars"
    }
}
