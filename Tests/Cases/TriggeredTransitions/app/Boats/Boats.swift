import UIKit
import XCoordinator

enum BoatsBuilder {
    static func build(router: WeakRouter<BoatsRoute>) -> UIViewController {
        let view = BoatsViewController()
        view.presenter = BoatsPresenter(router: router)
        return view
    }
}

final class BoatsPresenter {
    private let router: WeakRouter<BoatsRoute>
    private let boats = [1, 2, 3]

    init(router: WeakRouter<BoatsRoute>) {
        self.router = router
    }

    func select(row: Int) { router.trigger(.boat(boats[row])) }

    func settings() { router.trigger(.settings) }
}

final class BoatsViewController: UITableViewController {
    var presenter: BoatsPresenter!

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.select(row: indexPath.row)
    }

    @IBAction private func settingsTapped() { presenter.settings() }
}

enum BoatBuilder {
    static func build(id: Int, router: WeakRouter<BoatsRoute>) -> UIViewController {
        let view = BoatViewController()
        view.presenter = BoatPresenter(id: id, router: router)
        return view
    }
}

final class BoatPresenter {
    private let id: Int
    private let router: WeakRouter<BoatsRoute>

    init(id: Int, router: WeakRouter<BoatsRoute>) {
        self.id = id
        self.router = router
    }

    func book() { router.trigger(.booking(id)) }

    func call() { router.trigger(.call("555")) }

    func all() { router.trigger(.all) }

    func trips() { router.trigger(.trips) }
}

final class BoatViewController: UIViewController {
    var presenter: BoatPresenter!

    @IBAction private func bookTapped() { presenter.book() }

    @IBAction private func callTapped() { presenter.call() }

    @IBAction private func allTapped() { presenter.all() }

    @IBAction private func tripsTapped() { presenter.trips() }
}
