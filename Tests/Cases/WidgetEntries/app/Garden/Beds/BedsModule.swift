import UIKit

protocol BedsPresenterProtocol: AnyObject {}

protocol BedsRouterProtocol: AnyObject {}

final class BedsRouter: BedsRouterProtocol {
    weak var viewController: UIViewController?

    static func build() -> UIViewController {
        let view = BedsViewController()
        let router = BedsRouter()
        let presenter = BedsPresenter(view: view, router: router)
        view.presenter = presenter
        router.viewController = view
        return view
    }
}

final class BedsPresenter: BedsPresenterProtocol {
    private weak var view: BedsViewController?
    private let router: BedsRouterProtocol

    init(view: BedsViewController, router: BedsRouterProtocol) {
        self.view = view
        self.router = router
    }
}
