import UIKit

protocol SearchPresenterProtocol: AnyObject {}

protocol SearchRouterProtocol: AnyObject {}

final class SearchRouter: SearchRouterProtocol {
    weak var viewController: UIViewController?

    static func build() -> UIViewController {
        let view = SearchViewController()
        let router = SearchRouter()
        let presenter = SearchPresenter(view: view, router: router)
        view.presenter = presenter
        router.viewController = view
        return view
    }
}

final class SearchPresenter: SearchPresenterProtocol {
    private weak var view: SearchViewController?
    private let router: SearchRouterProtocol

    init(view: SearchViewController, router: SearchRouterProtocol) {
        self.view = view
        self.router = router
    }
}
