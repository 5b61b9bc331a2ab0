import UIKit

final class ExhibitConfigurator {
    let viewController = ExhibitViewController()

    func configure() {
        let router = ExhibitRouter()
        router.view = viewController
        let presenter = ExhibitPresenter()
        presenter.view = viewController
        presenter.router = router
        viewController.presenter = presenter
    }
}

final class ExhibitRouter {
    weak var view: UIViewController?

    func openNeighbour() {
        let configurator = ExhibitConfigurator()
        configurator.configure()
        view?.navigationController?.pushViewController(configurator.viewController, animated: true)
    }
}

final class ExhibitPresenter {
    weak var view: ExhibitViewController?
    var router: ExhibitRouter!

    func choseNeighbour() { router.openNeighbour() }
}

final class ExhibitViewController: UIViewController {
    var presenter: ExhibitPresenter!

    @IBAction private func neighbourTapped() { presenter.choseNeighbour() }
}
