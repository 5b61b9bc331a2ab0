import Swinject
import SwinjectAutoregistration
import UIKit

protocol JourneyRouting: AnyObject {
    func openMap()
    func openHelp()
}

final class JourneyViewController: UIViewController {
    let line: String
    var presenter: JourneyPresenter?

    init(line: String) {
        self.line = line
        super.init(nibName: nil, bundle: nil)
    }

    @IBAction private func mapTapped() { presenter?.showMap() }

    @IBAction private func helpTapped() { presenter?.showHelp() }
}

final class JourneyPresenter {
    private let router: JourneyRouting
    weak var view: JourneyViewController?

    init(router: JourneyRouting) {
        self.router = router
    }

    func showMap() { router.openMap() }

    func showHelp() { router.openHelp() }
}

final class JourneyRouter: JourneyRouting {
    weak var viewController: UIViewController?
    @Injected private var map: StopMapViewController

    func openMap() {
        viewController?.navigationController?.pushViewController(map, animated: true)
    }

    func openHelp() {
        let help: HelpScreen = Registry.shared.resolve()
        viewController?.present(help.makeController(), animated: true)
    }
}

protocol HelpScreen {
    func makeController() -> UIViewController
}

struct PaperHelp: HelpScreen {
    func makeController() -> UIViewController { HelpViewController() }
}

final class HelpViewController: UIViewController {}

final class StopMapViewController: UIViewController {}

final class JourneyAssembly: Assembly {
    func assemble(container: Container) {
        container.autoregister(JourneyRouting.self, initializer: JourneyRouter.init)
        container.register(JourneyViewController.self) { (r, line: String) in
            let controller = JourneyViewController(line: line)
            let presenter = JourneyPresenter(router: r.resolve(JourneyRouting.self)!)
            controller.presenter = presenter
            presenter.view = controller
            return controller
        }
        Registry.shared.register { PaperHelp() as HelpScreen }
        Registry.shared.register { StopMapViewController() }
    }
}
