import UIKit

final class SellerWireframe {
    static func module(for seller: String) -> UIViewController {
        let controller = SellerViewController()
        let wireframe = SellerWireframe()
        controller.presenter = SellerPresenter(seller: seller, wireframe: wireframe)
        return controller
    }

    /// Opens the basket, whatever it is called.
    func showMarket(from seller: SellerViewController) {
        let market: UIViewController = BasketWireframe.module()
        seller.showDetailViewController(market, sender: nil)
    }

    func push(_ seller: UIViewController) {
        seller.dismiss(
            animated: true,
            completion: {
                print("gone")
            }
        )
    }
}

final class SellerPresenter {
    private let seller: String
    private let wireframe: SellerWireframe

    init(seller: String, wireframe: SellerWireframe) {
        self.seller = seller
        self.wireframe = wireframe
    }

    func market(_ view: SellerViewController) { wireframe.showMarket(from: view) }
    func done(_ view: SellerViewController) { wireframe.push(view) }
}

final class SellerViewController: UIViewController {
    var presenter: SellerPresenter?

    @IBAction func market() { presenter?.market(self) }
    @IBAction func done() { presenter?.done(self) }
}
