import UIKit

protocol CheckoutRouterInput: AnyObject {
    func openTicket()
    func finish()
}

final class CheckoutRouter: CheckoutRouterInput {
    weak var viewController: UIViewController?

    func openTicket() {
        let navigation = viewController?.navigationController
        var stack = navigation?.viewControllers ?? []
        stack.removeAll { $0 === viewController }
        stack.insert(TicketAssembly.assemble(), at: stack.endIndex)
        navigation?.setViewControllers(stack, animated: true)
    }

    func finish() {
        viewController?.navigationController?.popToRootViewController(animated: true)
    }
}

final class CheckoutPresenter {
    var router: CheckoutRouterInput?

    func handleOpenTicket() { router?.openTicket() }
    func handleFinish() { router?.finish() }
}

final class CheckoutViewController: UIViewController {
    var output: CheckoutPresenter?

    @objc func didOpenTicket() { output?.handleOpenTicket() }
    @objc func didFinish() { output?.handleFinish() }
}

enum CheckoutAssembly {
    static func assemble() -> UIViewController {
        let controller = CheckoutViewController()
        let presenter = CheckoutPresenter()
        let router = CheckoutRouter()
        router.viewController = controller
        presenter.router = router
        controller.output = presenter
        return controller
    }
}
