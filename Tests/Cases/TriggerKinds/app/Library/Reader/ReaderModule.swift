import UIKit

protocol ReaderPresenterProtocol: AnyObject {}

protocol ReaderRouterProtocol: AnyObject {}

final class ReaderRouter: ReaderRouterProtocol {
    weak var viewController: UIViewController?

    static func build() -> UIViewController {
        let view = ReaderViewController()
        let router = ReaderRouter()
        let presenter = ReaderPresenter(view: view, router: router)
        view.presenter = presenter
        router.viewController = view
        return view
    }
}

final class ReaderPresenter: ReaderPresenterProtocol {
    private weak var view: ReaderViewController?
    private let router: ReaderRouterProtocol

    init(view: ReaderViewController, router: ReaderRouterProtocol) {
        self.view = view
        self.router = router
    }
}
