import UIKit

protocol StopListRouterInput: AnyObject {
    func openTimetable()
    func openDisruptions()
}

final class StopListRouter: StopListRouterInput {
    weak var viewController: UIViewController?

    func openTimetable() {
        guard let navigation = viewController?.navigationController else { return }
        let kept = navigation.viewControllers.filter { !($0 is StopListViewController) }
        navigation.setViewControllers(kept + [TimetableAssembly.assemble()], animated: true)
    }

    func openDisruptions() {
        guard let navigation = viewController?.navigationController else { return }
        navigation.setViewControllers(navigation.viewControllers.dropLast() + [DisruptionsAssembly.assemble()], animated: false)
    }
}

final class StopListPresenter {
    var router: StopListRouterInput?

    func handleOpenTimetable() { router?.openTimetable() }
    func handleOpenDisruptions() { router?.openDisruptions() }
}

final class StopListViewController: UIViewController {
    var output: StopListPresenter?

    @objc func didOpenTimetable() { output?.handleOpenTimetable() }
    @objc func didOpenDisruptions() { output?.handleOpenDisruptions() }
}

enum StopListAssembly {
    static func assemble() -> UIViewController {
        let controller = StopListViewController()
        let presenter = StopListPresenter()
        let router = StopListRouter()
        router.viewController = controller
        presenter.router = router
        controller.output = presenter
        return controller
    }
}
