import UIKit
import XCoordinator

final class TripsPresenter {
    private let router: StrongRouter<TripsRoute>

    init(router: StrongRouter<TripsRoute>) {
        self.router = router
    }

    func select(row: Int) { router.trigger(.trip(row)) }

    func guide() { router.trigger(.guide, with: TransitionOptions(animated: false)) {} }
}

final class TripsViewController: UITableViewController {
    var presenter: TripsPresenter!

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.select(row: indexPath.row)
    }

    @IBAction private func guideTapped() { presenter.guide() }
}

final class TripPresenter {
    private let id: Int
    private let router: StrongRouter<TripRoute>
    private let help: HelpRouter

    init(id: Int, router: StrongRouter<TripRoute>, help: HelpRouter) {
        self.id = id
        self.router = router
        self.help = help
    }

    func log() { router.trigger(.log) }

    func explain() { help.trigger(.help) }
}

final class TripViewController: UIViewController {
    var presenter: TripPresenter!

    @IBAction private func logTapped() { presenter.log() }

    @IBAction private func helpTapped() { presenter.explain() }
}
