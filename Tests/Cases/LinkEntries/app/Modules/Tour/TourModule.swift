import UIKit

protocol TourPresenterProtocol: AnyObject {}

protocol TourRouterProtocol: AnyObject {}

final class TourRouter: TourRouterProtocol {
    weak var viewController: UIViewController?

    static func build() -> UIViewController {
        let view = TourViewController()
        let router = TourRouter()
        let presenter = TourPresenter(view: view, router: router)
        view.presenter = presenter
        router.viewController = view
        return view
    }
}

final class TourPresenter: TourPresenterProtocol {
    private weak var view: TourViewController?
    private let router: TourRouterProtocol

    init(view: TourViewController, router: TourRouterProtocol) {
        self.view = view
        self.router = router
    }
}
