import UIKit

final class TeasPresenter {
    private let coordinator: TeasCoordinator

    init(coordinator: TeasCoordinator) {
        self.coordinator = coordinator
    }

    func choose() { coordinator.openPot() }
}

final class TeasViewController: UIViewController {
    var presenter: TeasPresenter!

    @IBAction private func chooseTapped() { presenter.choose() }
}
