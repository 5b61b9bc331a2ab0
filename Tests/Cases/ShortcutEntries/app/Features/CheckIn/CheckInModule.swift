import UIKit

protocol CheckInPresenterProtocol: AnyObject {}

protocol CheckInRouterProtocol: AnyObject {}

final class CheckInRouter: CheckInRouterProtocol {
    weak var viewController: UIViewController?

    static func build() -> UIViewController {
        let view = CheckInViewController()
        let router = CheckInRouter()
        let presenter = CheckInPresenter(view: view, router: router)
        view.presenter = presenter
        router.viewController = view
        return view
    }
}

final class CheckInPresenter: CheckInPresenterProtocol {
    private weak var view: CheckInViewController?
    private let router: CheckInRouterProtocol

    init(view: CheckInViewController, router: CheckInRouterProtocol) {
        self.view = view
        self.router = router
    }
}
