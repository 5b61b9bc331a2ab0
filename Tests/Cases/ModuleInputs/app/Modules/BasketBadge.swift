import UIKit

protocol BasketBadgeInput: AnyObject {
    func showLastOrder()
}

protocol BasketBadgeOutput: AnyObject {
    func basketBadgeDidTap()
}

struct BasketBadgeModule {
    let controller: UIViewController
    let input: BasketBadgeInput
}

final class BasketBadgeBuilder {
    private weak var output: BasketBadgeOutput?

    init(output: BasketBadgeOutput) {
        self.output = output
    }

    func build() -> BasketBadgeModule? {
        let controller = BasketBadgeViewController()
        let presenter = BasketBadgePresenter(router: BasketBadgeRouter(viewController: controller))
        presenter.output = output
        controller.presenter = presenter
        return BasketBadgeModule(controller: controller, input: presenter)
    }
}

final class BasketBadgeRouter {
    private unowned let viewController: UIViewController

    init(viewController: UIViewController) {
        self.viewController = viewController
    }

    func openLastOrder() {
        viewController.navigationController?.pushViewController(OrderAssembly.configureModule(), animated: true)
    }
}

final class BasketBadgePresenter: BasketBadgeInput {
    weak var output: BasketBadgeOutput?
    private let router: BasketBadgeRouter

    init(router: BasketBadgeRouter) {
        self.router = router
    }

    func showLastOrder() {
        router.openLastOrder()
    }

    func viewDidTap() {
        output?.basketBadgeDidTap()
    }
}

final class BasketBadgeViewController: UIViewController {
    var presenter: BasketBadgePresenter?

    @IBAction func badgeTapped(_ sender: UIButton) {
        presenter?.viewDidTap()
    }
}
