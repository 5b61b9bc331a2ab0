import UIKit

protocol AlarmRouterInput: AnyObject {
    func close()
}

final class AlarmRouter: AlarmRouterInput {
    weak var viewController: UIViewController?

    func close() {
        viewController?.navigationController?.popViewController(animated: true)
    }
}

final class AlarmPresenter {
    var router: AlarmRouterInput?

    func handleClose() { router?.close() }
}

final class AlarmViewController: UIViewController {
    var output: AlarmPresenter?

    @objc func didClose() { output?.handleClose() }
}

enum AlarmAssembly {
    static func assemble() -> UIViewController {
        let controller = AlarmViewController()
        let presenter = AlarmPresenter()
        let router = AlarmRouter()
        router.viewController = controller
        presenter.router = router
        controller.output = presenter
        return controller
    }
}
