import UIKit

final class TicketsRouter {
    static func module() -> UIViewController {
        let view = TicketsViewController()
        view.presenter = TicketsPresenter(router: TicketsRouter(view: view))
        return view
    }

    private unowned let view: UIViewController

    init(view: UIViewController) {
        self.view = view
    }

    func show(_ hall: Hall) {
        view.tabBarController?.selectedIndex = hall.rawValue
    }
}

final class TicketsPresenter {
    private let router: TicketsRouter

    init(router: TicketsRouter) {
        self.router = router
    }

    func store() { router.show(.lockers) }
}

final class TicketsViewController: UIViewController {
    var presenter: TicketsPresenter?

    @IBAction func luggageTapped() { presenter?.store() }
}

final class PlatformsRouter {
    static func module() -> UIViewController {
        let view = PlatformsViewController()
        view.presenter = PlatformsPresenter(router: PlatformsRouter())
        return view
    }
}

final class PlatformsPresenter {
    private let router: PlatformsRouter

    init(router: PlatformsRouter) {
        self.router = router
    }
}

final class PlatformsViewController: UIViewController {
    var presenter: PlatformsPresenter?
}

final class LockersRouter {
    static func module() -> UIViewController {
        let view = LockersViewController()
        view.presenter = LockersPresenter(router: LockersRouter())
        return view
    }
}

final class LockersPresenter {
    private let router: LockersRouter

    init(router: LockersRouter) {
        self.router = router
    }
}

final class LockersViewController: UIViewController {
    var presenter: LockersPresenter?
}
