import UIKit

protocol TripRouterInput: AnyObject {
    func openCheckout()
    func openSeats()
}

final class TripRouter: TripRouterInput {
    weak var viewController: UIViewController?

    func openCheckout() {
        guard let navigation = viewController?.navigationController else { return }
        var stack = navigation.viewControllers
        stack[stack.count - 1] = CheckoutAssembly.assemble()
        navigation.setViewControllers(stack, animated: true)
    }

    func openSeats() {
        guard let navigation = viewController?.navigationController, let first = navigation.viewControllers.first else {
            return
        }
        let seats = SeatMapAssembly.assemble()
        navigation.setViewControllers([first, seats], animated: true)
    }
}

final class TripPresenter {
    var router: TripRouterInput?

    func handleOpenCheckout() { router?.openCheckout() }
    func handleOpenSeats() { router?.openSeats() }
}

final class TripViewController: UIViewController {
    var output: TripPresenter?

    @objc func didOpenCheckout() { output?.handleOpenCheckout() }
    @objc func didOpenSeats() { output?.handleOpenSeats() }
}

enum TripAssembly {
    static func assemble() -> UIViewController {
        let controller = TripViewController()
        let presenter = TripPresenter()
        let router = TripRouter()
        router.viewController = controller
        presenter.router = router
        controller.output = presenter
        return controller
    }
}
