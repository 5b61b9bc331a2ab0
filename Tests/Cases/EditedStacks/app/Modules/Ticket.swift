import UIKit

protocol TicketRouterInput: AnyObject {
    func close()
}

final class TicketRouter: TicketRouterInput {
    weak var viewController: UIViewController?

    func close() {
        viewController?.navigationController?.popViewController(animated: true)
    }
}

final class TicketPresenter {
    var router: TicketRouterInput?

    func handleClose() { router?.close() }
}

final class TicketViewController: UIViewController {
    var output: TicketPresenter?

    @objc func didClose() { output?.handleClose() }
}

enum TicketAssembly {
    static func assemble() -> UIViewController {
        let controller = TicketViewController()
        let presenter = TicketPresenter()
        let router = TicketRouter()
        router.viewController = controller
        presenter.router = router
        controller.output = presenter
        return controller
    }
}
