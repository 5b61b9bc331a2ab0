import UIKit

protocol OfferPresenterProtocol: AnyObject {}

protocol OfferRouterProtocol: AnyObject {}

final class OfferRouter: OfferRouterProtocol {
    weak var viewController: UIViewController?

    static func build() -> UIViewController {
        let view = OfferViewController()
        let router = OfferRouter()
        let presenter = OfferPresenter(view: view, router: router)
        view.presenter = presenter
        router.viewController = view
        return view
    }
}

final class OfferPresenter: OfferPresenterProtocol {
    private weak var view: OfferViewController?
    private let router: OfferRouterProtocol

    init(view: OfferViewController, router: OfferRouterProtocol) {
        self.view = view
        self.router = router
    }
}
