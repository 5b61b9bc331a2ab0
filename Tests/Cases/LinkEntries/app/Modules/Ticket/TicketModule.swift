import UIKit

protocol TicketPresenterProtocol: AnyObject {}

protocol TicketRouterProtocol: AnyObject {}

final class TicketRouter: TicketRouterProtocol {
    weak var viewController: UIViewController?

    static func build() -> UIViewController {
        let view = TicketViewController()
        let router = TicketRouter()
        let presenter = TicketPresenter(view: view, router: router)
        view.presenter = presenter
        router.viewController = view
        return view
    }
}

final class TicketPresenter: TicketPresenterProtocol {
    private weak var view: TicketViewController?
    private let router: TicketRouterProtocol

    init(view: TicketViewController, router: TicketRouterProtocol) {
        self.view = view
        self.router = router
    }
}
