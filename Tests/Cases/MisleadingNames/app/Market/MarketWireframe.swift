import UIKit

final class MarketWireframe: MarketWireframeInterface {
    /// A view controller, not a presenter.
    private weak var presenter: UIViewController?

    static func dismissed() -> UIViewController {
        let wireframe = MarketWireframe()
        let controller = MarketViewController()
        controller.presenter = MarketPresenter(controller: controller, wireframe: wireframe)
        wireframe.presenter = controller
        return controller
    }

    func showBasket(for seller: String) {
        presenter?
            .presentNext(
                SellerWireframe
                    .module(
                        for: seller
                    ),
                animated: true
            )
    }

    func presentOffer() {
        guard
            let presenter = presenter,
            let stack = presenter
                .navigationController
        else { return }

        let sellerController = BasketWireframe.module()
        stack
            .pushViewController(
                sellerController,
                animated: true
            )
    }

    func dismissOffer() { presenter?.dismissCurrent() }

    func popBasket(from presenter: UIViewController?, animated isAnimated: Bool) {
        (presenter ?? self.presenter)?.pushSheet(
            BasketWireframe.module())
    }

    func open(_ url: URL) { print(url) }
}
