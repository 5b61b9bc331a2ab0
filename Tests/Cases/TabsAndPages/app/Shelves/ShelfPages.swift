import UIKit

final class NewestRouter {
    weak var view: UIViewController?
}

final class NewestPresenter {
    private let router: NewestRouter

    init(router: NewestRouter) {
        self.router = router
    }
}

final class NewestViewController: UIViewController {
    var presenter: NewestPresenter?
}

enum NewestModuleFactory {
    static func create() -> UIViewController {
        let router = NewestRouter()
        let view = NewestViewController()
        view.presenter = NewestPresenter(router: router)
        router.view = view
        return view
    }
}

final class PopularRouter {
    weak var view: UIViewController?
}

final class PopularPresenter {
    private let router: PopularRouter

    init(router: PopularRouter) {
        self.router = router
    }
}

final class PopularViewController: UIViewController {
    var presenter: PopularPresenter?
}

enum PopularModuleFactory {
    static func create() -> UIViewController {
        let router = PopularRouter()
        let view = PopularViewController()
        view.presenter = PopularPresenter(router: router)
        router.view = view
        return view
    }
}
