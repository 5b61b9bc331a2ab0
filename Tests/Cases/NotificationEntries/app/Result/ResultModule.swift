import UIKit

protocol ResultPresenterProtocol: AnyObject {}

protocol ResultRouterProtocol: AnyObject {}

final class ResultRouter: ResultRouterProtocol {
    weak var viewController: UIViewController?

    static func build(report: String) -> UIViewController {
        let view = ResultViewController()
        let router = ResultRouter()
        let presenter = ResultPresenter(report: report, view: view, router: router)
        view.presenter = presenter
        router.viewController = view
        return view
    }
}

final class ResultPresenter: ResultPresenterProtocol {
    private let report: String
    private weak var view: ResultViewController?
    private let router: ResultRouterProtocol

    init(report: String, view: ResultViewController, router: ResultRouterProtocol) {
        self.report = report
        self.view = view
        self.router = router
    }
}
