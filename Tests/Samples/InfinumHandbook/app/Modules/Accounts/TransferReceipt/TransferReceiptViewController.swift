import UIKit

final class TransferReceiptViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: TransferReceiptPresenterInterface!

    // MARK: - Life cycle -

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
    }

    @IBAction private func doneTapped(_ sender: UIButton) {
        presenter.didSelectDone()
    }
}

// MARK: - Extensions -

extension TransferReceiptViewController: TransferReceiptViewInterface {

    func setAmount(_ text: String) {
        title = text
    }
}
