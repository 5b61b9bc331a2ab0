import UIKit

final class GardenRouter {
    weak var view: UIViewController?

    func openPlant() {
        let plant = GardenerNavigationController(rootViewController: PlantAssembly.make())
        view?.present(plant, animated: true)
    }

    func openTool() {
        view?.present(ToolAssembly.make(), animated: true)
    }

    func openSeeds() {
        view?.present(SeedsAssembly.make(closing: nil), animated: true)
    }
}

final class GardenPresenter {
    var router: GardenRouter?

    func didTapPlant() { router?.openPlant() }
    func didTapTool() { router?.openTool() }
    func didTapSeeds() { router?.openSeeds() }
}

final class GardenViewController: UIViewController {
    var presenter: GardenPresenter?

    @IBAction private func plantTapped() { presenter?.didTapPlant() }
    @IBAction private func toolTapped() { presenter?.didTapTool() }
    @IBAction private func seedsTapped() { presenter?.didTapSeeds() }
}

enum GardenAssembly {
    static func make() -> UIViewController {
        let view = GardenViewController()
        let presenter = GardenPresenter()
        let router = GardenRouter()
        router.view = view
        presenter.router = router
        view.presenter = presenter
        return view
    }
}
