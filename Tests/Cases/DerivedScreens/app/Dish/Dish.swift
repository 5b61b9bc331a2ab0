import Marshroute
import UIKit

final class DishRouterImpl: BaseRouter {
    func showBasket() {
        setViewControllerDerivedFrom { seed in
            BasketAssemblyImpl().module(routerSeed: seed) { _ in }
        }
    }
}

final class DishPresenter {
    private let router: DishRouterImpl
    private let id: String

    init(id: String, router: DishRouterImpl) {
        self.id = id
        self.router = router
    }

    func didTapBasket() { router.showBasket() }
    func didTapMenu() { router.dismissCurrentModule() }
}

final class DishViewController: UIViewController {
    var presenter: DishPresenter?

    @IBAction private func basketTapped() { presenter?.didTapBasket() }
    @IBAction private func menuTapped() { presenter?.didTapMenu() }
}

final class DishAssemblyImpl {
    func module(id: String, routerSeed: RouterSeed) -> UIViewController {
        let presenter = DishPresenter(id: id, router: DishRouterImpl(routerSeed: routerSeed))
        let view = DishViewController()
        view.presenter = presenter
        return view
    }
}
