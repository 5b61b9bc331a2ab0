import UIKit

protocol AppointmentsPresenterProtocol: AnyObject {}

protocol AppointmentsRouterProtocol: AnyObject {}

final class AppointmentsRouter: AppointmentsRouterProtocol {
    weak var viewController: UIViewController?

    static func build() -> UIViewController {
        let view = AppointmentsViewController()
        let router = AppointmentsRouter()
        let presenter = AppointmentsPresenter(view: view, router: router)
        view.presenter = presenter
        router.viewController = view
        return view
    }
}

final class AppointmentsPresenter: AppointmentsPresenterProtocol {
    private weak var view: AppointmentsViewController?
    private let router: AppointmentsRouterProtocol

    init(view: AppointmentsViewController, router: AppointmentsRouterProtocol) {
        self.view = view
        self.router = router
    }
}
