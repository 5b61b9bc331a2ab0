import Swinject
import UIKit

final class TicketViewController: UIViewController {
    var presenter: TicketPresenter?

    @IBAction private func payTapped() { presenter?.pay() }
}

final class TicketPresenter {
    weak var view: TicketViewController?
    private let router: TicketRouter

    init(view: TicketViewController, router: TicketRouter) {
        self.view = view
        self.router = router
    }

    func pay() { router.close() }
}

final class TicketRouter {
    weak var viewController: UIViewController?

    func close() { viewController?.dismiss(animated: true) }
}

final class ReturnTicketViewController: UIViewController {}

final class TicketAssembly: Assembly {
    func assemble(container: Container) {
        container.register(UIViewController.self, name: "single") { _ in
            let router = TicketRouter()
            let controller = TicketViewController()
            controller.presenter = TicketPresenter(view: controller, router: router)
            router.viewController = controller
            return controller
        }
        container.register(UIViewController.self, name: "return") { _ in ReturnTicketViewController() }
    }
}
