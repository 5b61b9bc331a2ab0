import UIKit

final class TelescopeViewController: UIViewController {
    private lazy var presenter = TelescopePresenter(view: self)

    @IBAction private func parkTapped() {
        presenter.didTapPark()
    }

    func showParkedMessage() {
        title = "Parked"
    }
}
