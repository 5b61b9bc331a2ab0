import UIKit

final class CellarRouter {
    static func createModule() -> UIViewController {
        let view = CellarViewController()
        view.presenter = CellarPresenter(view: view, router: CellarRouter())
        return view
    }

    func showAttic(from view: UIViewController) {
        view.tabBarController?.selectedIndex = 1
    }
}

final class CellarPresenter {
    private unowned let view: CellarViewController
    private let router: CellarRouter

    init(view: CellarViewController, router: CellarRouter) {
        self.view = view
        self.router = router
    }

    func climb() {
        router.showAttic(from: view)
    }
}

final class CellarViewController: UIViewController {
    var presenter: CellarPresenter?

    @IBAction func stairsTapped() {
        presenter?.climb()
    }
}

final class AtticRouter {
    static func createModule() -> UIViewController {
        let view = AtticViewController()
        view.presenter = AtticPresenter(router: AtticRouter())
        return view
    }
}

final class AtticPresenter {
    private let router: AtticRouter

    init(router: AtticRouter) {
        self.router = router
    }
}

final class AtticViewController: UIViewController {
    var presenter: AtticPresenter?
}
