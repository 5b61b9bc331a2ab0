import UIKit

final class FerriesPresenter {
    func chose() { Notices.shared.show("Chosen") }
    func openMap() { Notices.shared.showMap() }
}

final class FerriesViewController: BaseViewController {
    var presenter: FerriesPresenter!

    @IBAction private func ferryTapped() { presenter.chose() }
    @IBAction private func mapTapped() { presenter.openMap() }
}
