import Marshroute
import UIKit

protocol MenuRouter: AnyObject {
    func showDish(id: String)
    func showBasket(configure: (BasketModule) -> Void)
    func showAllergens()
}

final class MenuRouterImpl: BaseRouter, MenuRouter {
    func showDish(id: String) {
        pushViewControllerDerivedFrom { seed in
            DishAssemblyImpl().module(id: id, routerSeed: seed)
        }
    }

    func showBasket(configure: (BasketModule) -> Void) {
        presentModalNavigationControllerWithRootViewControllerDerivedFrom { seed in
            BasketAssemblyImpl().module(routerSeed: seed, configure: configure)
        }
    }

    func showAllergens() {
        presentModalViewControllerDerivedFrom({ _ in
            AllergensViewController()
        }, animator: ModalTransitionsAnimator())
    }
}

final class MenuPresenter {
    private let router: MenuRouter
    weak var view: MenuViewController?

    init(router: MenuRouter) {
        self.router = router
    }

    func didSelectDish(_ id: String) { router.showDish(id: id) }
    func didTapAllergens() { router.showAllergens() }

    func didTapBasket() {
        router.showBasket { basket in
            basket.onOrder = { [weak self] in self?.view?.reload() }
        }
    }
}

final class MenuViewController: UIViewController {
    var presenter: MenuPresenter?

    func reload() {}

    @IBAction private func dishTapped() { presenter?.didSelectDish("1") }
    @IBAction private func basketTapped() { presenter?.didTapBasket() }
    @IBAction private func allergensTapped() { presenter?.didTapAllergens() }
}

final class AllergensViewController: UIViewController {}

final class MenuAssemblyImpl {
    func module(routerSeed: RouterSeed) -> UIViewController {
        let presenter = MenuPresenter(router: MenuRouterImpl(routerSeed: routerSeed))
        let view = MenuViewController()
        view.presenter = presenter
        presenter.view = view
        return view
    }
}
