import UIKit

protocol HelpPresenterProtocol: AnyObject {}

protocol HelpRouterProtocol: AnyObject {}

final class HelpRouter: HelpRouterProtocol {
    weak var viewController: UIViewController?

    static func build() -> UIViewController {
        let view = HelpViewController()
        let router = HelpRouter()
        let presenter = HelpPresenter(view: view, router: router)
        view.presenter = presenter
        router.viewController = view
        return view
    }
}

final class HelpPresenter: HelpPresenterProtocol {
    private weak var view: HelpViewController?
    private let router: HelpRouterProtocol

    init(view: HelpViewController, router: HelpRouterProtocol) {
        self.view = view
        self.router = router
    }
}
