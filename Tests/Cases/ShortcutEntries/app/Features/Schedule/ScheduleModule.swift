import UIKit

protocol SchedulePresenterProtocol: AnyObject {}

protocol ScheduleRouterProtocol: AnyObject {}

final class ScheduleRouter: ScheduleRouterProtocol {
    weak var viewController: UIViewController?

    static func build() -> UIViewController {
        let view = ScheduleViewController()
        let router = ScheduleRouter()
        let presenter = SchedulePresenter(view: view, router: router)
        view.presenter = presenter
        router.viewController = view
        return view
    }
}

final class SchedulePresenter: SchedulePresenterProtocol {
    private weak var view: ScheduleViewController?
    private let router: ScheduleRouterProtocol

    init(view: ScheduleViewController, router: ScheduleRouterProtocol) {
        self.view = view
        self.router = router
    }
}
