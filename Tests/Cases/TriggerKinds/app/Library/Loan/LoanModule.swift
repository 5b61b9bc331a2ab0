import UIKit

protocol LoanPresenterProtocol: AnyObject {}

protocol LoanRouterProtocol: AnyObject {}

final class LoanRouter: LoanRouterProtocol {
    weak var viewController: UIViewController?

    static func build() -> UIViewController {
        let view = LoanViewController()
        let router = LoanRouter()
        let presenter = LoanPresenter(view: view, router: router)
        view.presenter = presenter
        router.viewController = view
        return view
    }
}

final class LoanPresenter: LoanPresenterProtocol {
    private weak var view: LoanViewController?
    private let router: LoanRouterProtocol

    init(view: LoanViewController, router: LoanRouterProtocol) {
        self.view = view
        self.router = router
    }
}
