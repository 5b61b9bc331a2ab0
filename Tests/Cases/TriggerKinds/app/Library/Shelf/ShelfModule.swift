import UIKit

protocol ShelfPresenterProtocol: AnyObject {}

protocol ShelfRouterProtocol: AnyObject {}

final class ShelfRouter: ShelfRouterProtocol {
    weak var viewController: UIViewController?

    static func build() -> UIViewController {
        let view = ShelfViewController()
        let router = ShelfRouter()
        let presenter = ShelfPresenter(view: view, router: router)
        view.presenter = presenter
        router.viewController = view
        return view
    }
}

final class ShelfPresenter: ShelfPresenterProtocol {
    private weak var view: ShelfViewController?
    private let router: ShelfRouterProtocol

    init(view: ShelfViewController, router: ShelfRouterProtocol) {
        self.view = view
        self.router = router
    }
}
