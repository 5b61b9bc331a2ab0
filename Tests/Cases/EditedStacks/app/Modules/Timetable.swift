import UIKit

protocol TimetableRouterInput: AnyObject {
    func openTrip()
    func openAlarm()
}

final class TimetableRouter: TimetableRouterInput {
    weak var viewController: UIViewController?

    func openTrip() {
        viewController?.navigationController?.replaceTop(with: TripAssembly.assemble())
    }

    func openAlarm() {
        guard let navigation = viewController?.navigationController else { return }
        var stack = Array(navigation.viewControllers.prefix(1))
        stack += [AlarmAssembly.assemble()]
        navigation.viewControllers = stack
    }
}

final class TimetablePresenter {
    var router: TimetableRouterInput?

    func handleOpenTrip() { router?.openTrip() }
    func handleOpenAlarm() { router?.openAlarm() }
}

final class TimetableViewController: UIViewController {
    var output: TimetablePresenter?

    @objc func didOpenTrip() { output?.handleOpenTrip() }
    @objc func didOpenAlarm() { output?.handleOpenAlarm() }
}

enum TimetableAssembly {
    static func assemble() -> UIViewController {
        let controller = TimetableViewController()
        let presenter = TimetablePresenter()
        let router = TimetableRouter()
        router.viewController = controller
        presenter.router = router
        controller.output = presenter
        return controller
    }
}
