import UIKit

final class BankAccountDetailsViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: BankAccountDetailsPresenterInterface!

    // MARK: - Life cycle -

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
    }

    @IBAction private func receiptTapped(_ sender: UIButton) {
        presenter.didSelectReceipt()
    }

    @IBAction private func backTapped(_ sender: UIButton) {
        presenter.didSelectBack()
    }

    @IBAction private func homeTapped(_ sender: UIButton) {
        presenter.didSelectHome()
    }
}

// MARK: - Extensions -

extension BankAccountDetailsViewController: BankAccountDetailsViewInterface {

    func setName(_ name: String) {
        title = name
    }
}
