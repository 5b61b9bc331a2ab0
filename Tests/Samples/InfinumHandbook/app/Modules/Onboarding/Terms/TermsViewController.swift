import UIKit

final class TermsViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: TermsPresenterInterface!

    @IBAction private func joinTapped(_ sender: UIButton) {
        presenter.didSelectJoin()
    }

    @IBAction private func doneTapped(_ sender: UIButton) {
        presenter.didSelectDone()
    }
}

// MARK: - Extensions -

extension TermsViewController: TermsViewInterface {
}
