import UIKit

protocol WateringPresenterProtocol: AnyObject {}

protocol WateringRouterProtocol: AnyObject {}

final class WateringRouter: WateringRouterProtocol {
    weak var viewController: UIViewController?

    static func build() -> UIViewController {
        let view = WateringViewController()
        let router = WateringRouter()
        let presenter = WateringPresenter(view: view, router: router)
        view.presenter = presenter
        router.viewController = view
        return view
    }
}

final class WateringPresenter: WateringPresenterProtocol {
    private weak var view: WateringViewController?
    private let router: WateringRouterProtocol

    init(view: WateringViewController, router: WateringRouterProtocol) {
        self.view = view
        self.router = router
    }
}
