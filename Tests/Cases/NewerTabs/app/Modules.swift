import UIKit

final class StallsRouter {
    static func module() -> UIViewController {
        let view = StallsViewController()
        view.presenter = StallsPresenter(router: StallsRouter(view: view))
        return view
    }

    private unowned let view: UIViewController

    init(view: UIViewController) {
        self.view = view
    }

    func showSearch() {
        if #available(iOS 18.0, *) {
            view.tabBarController?.selectedIndex = 2
        } else {
            view.tabBarController?.selectedIndex = 1
        }
    }
}

final class StallsPresenter {
    private let router: StallsRouter

    init(router: StallsRouter) {
        self.router = router
    }

    func search() { router.showSearch() }
}

final class StallsViewController: UIViewController {
    var presenter: StallsPresenter?

    @IBAction func searchTapped() { presenter?.search() }
}

final class BasketRouter {
    static func module() -> UIViewController {
        let view = BasketViewController()
        view.presenter = BasketPresenter(router: BasketRouter())
        return view
    }
}

final class BasketPresenter {
    private let router: BasketRouter

    init(router: BasketRouter) {
        self.router = router
    }
}

final class BasketViewController: UIViewController {
    var presenter: BasketPresenter?
}

final class SearchRouter {
    static func module() -> UIViewController {
        let view = SearchViewController()
        view.presenter = SearchPresenter(router: SearchRouter())
        return view
    }
}

final class SearchPresenter {
    private let router: SearchRouter

    init(router: SearchRouter) {
        self.router = router
    }
}

final class SearchViewController: UIViewController {
    var presenter: SearchPresenter?
}
