import UIKit

final class BedsRouter {
    private let hut: HutCoordinator

    init(hut: HutCoordinator) {
        self.hut = hut
    }

    func showBooking() { hut.startBooking() }
}

final class BedsPresenter {
    private let router: BedsRouter

    init(router: BedsRouter) {
        self.router = router
    }

    func didTapBook() { router.showBooking() }
}

final class BedsViewController: UIViewController {
    var presenter: BedsPresenter?

    @IBAction private func bookTapped() { presenter?.didTapBook() }
}

enum BedsAssembly {
    static func make(hut: HutCoordinator) -> UIViewController {
        let view = BedsViewController()
        view.presenter = BedsPresenter(router: BedsRouter(hut: hut))
        return view
    }
}
