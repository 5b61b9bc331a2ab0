import UIKit

final class ToursRouter: Router {
    func start(in window: UIWindow) {
        let controller = ToursViewController()
        controller.presenter = ToursPresenter(router: self)
        open(controller, by: .root, animated: false)
        window.rootViewController = navigationController
        window.makeKeyAndVisible()
    }

    func openTour(_ id: Int) {
        open(TourRouter.module(id: id, on: navigationController), by: .push)
    }

    func openTickets() {
        open(
            TicketRouter.module(completion: .close, on: navigationController),
            by: .present(style: .formSheet)
        )
    }

    func openDonation() {
        let donation = DonationRouter.module(on: navigationController)
        Step.over(navigationController).perform(with: donation)
    }
}

final class ToursPresenter {
    private let router: ToursRouter

    init(router: ToursRouter) { self.router = router }

    func select(_ id: Int) { router.openTour(id) }
    func buy() { router.openTickets() }
    func donate() { router.openDonation() }
}

final class ToursViewController: UITableViewController {
    var presenter: ToursPresenter!

    override func tableView(_: UITableView, didSelectRowAt path: IndexPath) { presenter.select(path.row) }
    @IBAction func buy() { presenter.buy() }
    @IBAction func donate() { presenter.donate() }
}
