import UIKit

final class CatalogueRouter: CatalogueRouterInput {
    func showProduct(_ id: String, from view: ControllerBacked?, output: ProductModuleOutput) {
        guard let module = ProductAssembly.configureModule(productID: id, moduleOutput: output) else { return }
        view?.controller.navigationController?.pushViewController(module.view.controller, animated: true)
    }

    func showCheckout(from view: ControllerBacked?) {
        guard let controller = CheckoutAssembly.configureModule()?.view.controller else { return }
        view?.controller.present(UINavigationController(rootViewController: controller), animated: true)
    }

    func showReviews(of id: String, from view: ControllerBacked?) {
        let (reviews, input) = ReviewsAssembly.configureModule()
        input.prepare(productID: id)
        view?.controller.navigationController?.pushViewController(reviews.controller, animated: true)
    }
}
