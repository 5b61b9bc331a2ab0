import Marshroute
import UIKit

protocol BasketModule: AnyObject {
    var onOrder: (() -> Void)? { get set }
}

final class BasketRouterImpl: BaseRouter {}

final class BasketPresenter: BasketModule {
    var onOrder: (() -> Void)?
    private let router: BasketRouterImpl

    init(router: BasketRouterImpl) {
        self.router = router
    }

    func didTapOrder() {
        onOrder?()
        router.focusOnCurrentModule()
    }

    func didTapClose() { router.dismissCurrentModule(completion: nil) }
}

final class BasketViewController: UIViewController {
    var presenter: BasketPresenter?

    @IBAction private func orderTapped() { presenter?.didTapOrder() }
    @IBAction private func closeTapped() { presenter?.didTapClose() }
}

final class BasketAssemblyImpl {
    func module(routerSeed: RouterSeed, configure: (BasketModule) -> Void) -> UIViewController {
        let presenter = BasketPresenter(router: BasketRouterImpl(routerSeed: routerSeed))
        let view = BasketViewController()
        view.presenter = presenter
        configure(presenter)
        return view
    }
}
