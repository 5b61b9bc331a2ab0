import UIKit

protocol StatisticsPresenterProtocol: AnyObject {}

protocol StatisticsRouterProtocol: AnyObject {}

final class StatisticsRouter: StatisticsRouterProtocol {
    weak var viewController: UIViewController?

    static func build() -> UIViewController {
        let view = StatisticsViewController()
        let router = StatisticsRouter()
        let presenter = StatisticsPresenter(view: view, router: router)
        view.presenter = presenter
        router.viewController = view
        return view
    }
}

final class StatisticsPresenter: StatisticsPresenterProtocol {
    private weak var view: StatisticsViewController?
    private let router: StatisticsRouterProtocol

    init(view: StatisticsViewController, router: StatisticsRouterProtocol) {
        self.view = view
        self.router = router
    }
}
