import UIKit

final class ShelvesRouter {
    private let hall: HallCoordinator

    init(hall: HallCoordinator) {
        self.hall = hall
    }

    func showLoan() { hall.startLoan() }
}

final class ShelvesPresenter {
    private let router: ShelvesRouter

    init(router: ShelvesRouter) {
        self.router = router
    }

    func didTapBook() { router.showLoan() }
}

final class ShelvesViewController: UIViewController {
    var presenter: ShelvesPresenter?

    @IBAction private func bookTapped() { presenter?.didTapBook() }
}

enum ShelvesAssembly {
    static func make(coordinator: HallCoordinator) -> UIViewController {
        let view = ShelvesViewController()
        view.presenter = ShelvesPresenter(router: ShelvesRouter(hall: coordinator))
        return view
    }
}
