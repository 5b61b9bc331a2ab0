import UIKit

final class GardenViewController: UIViewController {
    var presenter: GardenPresenter?

    @IBAction func water() { presenter?.water() }
    @IBAction func sow() { presenter?.sow() }
    @IBAction func look() { presenter?.look() }
}

final class GardenPresenter {
    var router: GardenRouter?

    func water() { router?.openWatering() }
    func sow() { router?.openSeeds() }
    func look() { router?.openBed() }
}

final class GardenRouter {
    weak var view: UIViewController?

    static func create() -> UIViewController {
        let view = GardenViewController()
        let presenter = GardenPresenter()
        let router = GardenRouter()
        view.presenter = presenter
        presenter.router = router
        router.view = view
        return view
    }

    func openWatering() { WateringRouter.create().showInCard(over: view) }

    func openSeeds() {
        let stack = UINavigationController(rootViewController: SeedsViewController())
        view?.present(SheetViewController(content: stack), animated: true)
    }

    func openBed() {
        let bed = BedViewController(lower: SoilViewController())
        view?.navigationController?.pushViewController(bed, animated: true)
    }
}

final class SeedsViewController: UIViewController {}
