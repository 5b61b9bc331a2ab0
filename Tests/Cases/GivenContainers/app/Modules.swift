import UIKit

final class BarnRouter {
    static func module() -> UIViewController {
        let view = BarnViewController()
        view.presenter = BarnPresenter(router: BarnRouter())
        return view
    }
}

final class BarnPresenter {
    private let router: BarnRouter

    init(router: BarnRouter) {
        self.router = router
    }
}

final class BarnViewController: UIViewController {
    var presenter: BarnPresenter?
}

final class FieldRouter {
    static func module() -> UIViewController {
        let view = FieldViewController()
        view.presenter = FieldPresenter(router: FieldRouter())
        return view
    }
}

final class FieldPresenter {
    private let router: FieldRouter

    init(router: FieldRouter) {
        self.router = router
    }
}

final class FieldViewController: UIViewController {
    var presenter: FieldPresenter?
}
