import UIKit

enum FilmsAssembly {
    typealias Coordinator = SeatsShowing & SnacksShowing

    static func make(coordinator: Coordinator?) -> UIViewController {
        let view = FilmsViewController()
        let router = FilmsRouter(view: view, coordinator: coordinator)
        view.presenter = FilmsPresenter(router: router)
        return view
    }
}

final class FilmsViewController: UIViewController {
    var presenter: FilmsPresenter?

    @IBAction func choose() { presenter?.choose() }
    @IBAction func eat() { presenter?.eat() }
}

final class FilmsPresenter {
    private let router: FilmsRouter

    init(router: FilmsRouter) {
        self.router = router
    }

    func choose() { router.openSeats() }
    func eat() { router.openSnacks() }
}

final class FilmsRouter {
    private weak var view: UIViewController?
    private let coordinator: FilmsAssembly.Coordinator?

    init(view: UIViewController, coordinator: FilmsAssembly.Coordinator?) {
        self.view = view
        self.coordinator = coordinator
    }

    func openSeats() { coordinator?.showSeats(from: view) }
    func openSnacks() { coordinator?.showSnacks(from: view) }
}
