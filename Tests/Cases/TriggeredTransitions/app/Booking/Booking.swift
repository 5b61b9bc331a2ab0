import UIKit
import XCoordinator

enum BookingRoute: Route {
    case close
}

final class BookingCoordinator: NavigationCoordinator<BookingRoute> {
    init(boat: Int) {
        let view = BookingViewController()
        super.init(root: view)
        view.presenter = BookingPresenter(boat: boat, router: unownedRouter)
    }

    override func prepareTransition(for route: BookingRoute) -> NavigationTransition { .dismiss() }
}

final class BookingPresenter {
    private let boat: Int
    private let router: UnownedRouter<BookingRoute>

    init(boat: Int, router: UnownedRouter<BookingRoute>) {
        self.boat = boat
        self.router = router
    }

    func close() { router.trigger(.close) }
}

final class BookingViewController: UIViewController {
    var presenter: BookingPresenter!

    @IBAction private func closeTapped() { presenter.close() }
}
