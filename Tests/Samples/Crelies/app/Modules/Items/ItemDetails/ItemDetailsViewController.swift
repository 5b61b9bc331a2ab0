import UIKit

final class ItemDetailsViewController: UIViewController {

    var presenter: ItemDetailsPresenterProtocol?

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter?.didLoad()
    }

    @IBAction private func editTapped(_ sender: UIButton) {
        presenter?.didSelectEdit()
    }

    @IBAction private func useUpTapped(_ sender: UIButton) {
        presenter?.didSelectUseUp()
    }

    @IBAction private func backTapped(_ sender: UIButton) {
        presenter?.didSelectBack()
    }
}

extension ItemDetailsViewController: ItemDetailsViewProtocol {

    func show(name: String, amount: Int) {
        title = "\(name) (\(amount))"
    }
}
