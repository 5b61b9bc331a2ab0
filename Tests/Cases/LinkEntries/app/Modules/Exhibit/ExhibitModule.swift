import UIKit

protocol ExhibitPresenterProtocol: AnyObject {}

protocol ExhibitRouterProtocol: AnyObject {}

final class ExhibitRouter: ExhibitRouterProtocol {
    weak var viewController: UIViewController?

    static func build(number: Int) -> UIViewController {
        let view = ExhibitViewController()
        let router = ExhibitRouter()
        let presenter = ExhibitPresenter(number: number, view: view, router: router)
        view.presenter = presenter
        router.viewController = view
        return view
    }
}

final class ExhibitPresenter: ExhibitPresenterProtocol {
    private let number: Int
    private weak var view: ExhibitViewController?
    private let router: ExhibitRouterProtocol

    init(number: Int, view: ExhibitViewController, router: ExhibitRouterProtocol) {
        self.number = number
        self.view = view
        self.router = router
    }
}
