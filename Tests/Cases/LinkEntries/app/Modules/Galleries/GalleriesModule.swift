import UIKit

protocol GalleriesPresenterProtocol: AnyObject {}

protocol GalleriesRouterProtocol: AnyObject {}

final class GalleriesRouter: GalleriesRouterProtocol {
    weak var viewController: UIViewController?

    static func build() -> UIViewController {
        let view = GalleriesViewController()
        let router = GalleriesRouter()
        let presenter = GalleriesPresenter(view: view, router: router)
        view.presenter = presenter
        router.viewController = view
        return view
    }
}

final class GalleriesPresenter: GalleriesPresenterProtocol {
    private weak var view: GalleriesViewController?
    private let router: GalleriesRouterProtocol

    init(view: GalleriesViewController, router: GalleriesRouterProtocol) {
        self.view = view
        self.router = router
    }
}
