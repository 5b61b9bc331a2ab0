import UIKit

protocol LineListRouterInput: AnyObject {
    func openStops()
    func openSearch()
}

final class LineListRouter: LineListRouterInput {
    weak var viewController: UIViewController?

    func openStops() {
        guard var stack = viewController?.navigationController?.viewControllers else { return }
        stack.removeLast()
        stack.append(StopListAssembly.assemble())
        viewController?.navigationController?.setViewControllers(stack, animated: true)
    }

    func openSearch() {
        let search = TripSearchAssembly.assemble()
        let flow = FlowNavigationController(root: search, title: "Search")
        viewController?.present(flow, animated: true)
    }
}

final class LineListPresenter {
    var router: LineListRouterInput?

    func handleOpenStops() { router?.openStops() }
    func handleOpenSearch() { router?.openSearch() }
}

final class LineListViewController: UIViewController {
    var output: LineListPresenter?

    @objc func didOpenStops() { output?.handleOpenStops() }
    @objc func didOpenSearch() { output?.handleOpenSearch() }
}

enum LineListAssembly {
    static func assemble() -> UIViewController {
        let controller = LineListViewController()
        let presenter = LineListPresenter()
        let router = LineListRouter()
        router.viewController = controller
        presenter.router = router
        controller.output = presenter
        return controller
    }
}
