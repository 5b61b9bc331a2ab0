import UIKit

final class CurrentLoansRouter {
    weak var view: UIViewController?
}

final class CurrentLoansPresenter {
    private let router: CurrentLoansRouter

    init(router: CurrentLoansRouter) {
        self.router = router
    }
}

final class CurrentLoansViewController: UIViewController {
    var presenter: CurrentLoansPresenter?
}

enum CurrentLoansModuleFactory {
    static func create() -> UIViewController {
        let router = CurrentLoansRouter()
        let view = CurrentLoansViewController()
        view.presenter = CurrentLoansPresenter(router: router)
        router.view = view
        return view
    }
}

final class PastLoansRouter {
    weak var view: UIViewController?
}

final class PastLoansPresenter {
    private let router: PastLoansRouter

    init(router: PastLoansRouter) {
        self.router = router
    }
}

final class PastLoansViewController: UIViewController {
    var presenter: PastLoansPresenter?
}

enum PastLoansModuleFactory {
    static func create() -> UIViewController {
        let router = PastLoansRouter()
        let view = PastLoansViewController()
        view.presenter = PastLoansPresenter(router: router)
        router.view = view
        return view
    }
}
