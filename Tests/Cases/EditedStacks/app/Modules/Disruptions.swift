import UIKit

protocol DisruptionsRouterInput: AnyObject {
    func backToLines()
}

final class DisruptionsRouter: DisruptionsRouterInput {
    weak var viewController: UIViewController?

    func backToLines() {
        guard let navigation = viewController?.navigationController,
            let lines = navigation.viewControllers.first(where: { $0 is LineListViewController })
        else { return }
        navigation.popToViewController(lines, animated: true)
    }
}

final class DisruptionsPresenter {
    var router: DisruptionsRouterInput?

    func handleBackToLines() { router?.backToLines() }
}

final class DisruptionsViewController: UIViewController {
    var output: DisruptionsPresenter?

    @objc func didBackToLines() { output?.handleBackToLines() }
}

enum DisruptionsAssembly {
    static func assemble() -> UIViewController {
        let controller = DisruptionsViewController()
        let presenter = DisruptionsPresenter()
        let router = DisruptionsRouter()
        router.viewController = controller
        presenter.router = router
        controller.output = presenter
        return controller
    }
}
