import UIKit

protocol TripSearchRouterInput: AnyObject {
    func openResults()
    func cancel()
}

final class TripSearchRouter: TripSearchRouterInput {
    weak var viewController: UIViewController?

    func openResults() {
        guard let navigation = viewController?.navigationController else { return }
        navigation.pushViewController(TimetableAssembly.assemble(), animated: true)
        navigation.viewControllers.removeAll { $0 === viewController }
    }

    func cancel() {
        viewController?.navigationController?.dismiss(animated: true)
    }
}

final class TripSearchPresenter {
    var router: TripSearchRouterInput?

    func handleOpenResults() { router?.openResults() }
    func handleCancel() { router?.cancel() }
}

final class TripSearchViewController: UIViewController {
    var output: TripSearchPresenter?

    @objc func didOpenResults() { output?.handleOpenResults() }
    @objc func didCancel() { output?.handleCancel() }
}

enum TripSearchAssembly {
    static func assemble() -> UIViewController {
        let controller = TripSearchViewController()
        let presenter = TripSearchPresenter()
        let router = TripSearchRouter()
        router.viewController = controller
        presenter.router = router
        controller.output = presenter
        return controller
    }
}
