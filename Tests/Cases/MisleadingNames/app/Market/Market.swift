import UIKit

protocol MarketWireframeInterface: AnyObject {
    func showBasket(for seller: String)
    func presentOffer()
    func dismissOffer()
    func popBasket(
        from presenter: UIViewController?,
        animated isAnimated: Bool
    )
    func open(_ url: URL)
}

final class MarketViewController: UIViewController {
    var presenter: MarketPresenter?

    @IBAction func basket() { presenter?.sellerTapped() }
    @IBAction func offer() { presenter?.offerTapped() }
    @IBAction func back() { presenter?.backTapped() }
    @IBAction func sheet() { presenter?.sheetTapped() }
}

final class MarketPresenter {
    unowned let controller: MarketViewController
    let wireframe: MarketWireframeInterface
    private let drawer = Drawer()

    init(controller: MarketViewController, wireframe: MarketWireframeInterface) {
        self.controller = controller
        self.wireframe = wireframe
    }

    func sellerTapped() { wireframe.showBasket(for: "S") }

    func offerTapped() {
        drawer.present(controller, animated: true)
        wireframe.presentOffer()
    }

    func backTapped() { wireframe.dismissOffer() }

    func sheetTapped() {
        wireframe
            .popBasket(
                from: controller,
                animated: true
            )
    }
}

/// Draws; it shows nothing.
final class Drawer {
    private var navigationController: [String] = []

    func present(_ drawable: UIViewController, animated: Bool) {
        navigationController.append(drawable.title ?? "")
        pushViewController(drawable, animated: animated)
    }

    func dismiss(animated _: Bool) { navigationController.removeAll() }

    private func pushViewController(_ drawable: UIViewController, animated _: Bool) {
        print(drawable)
    }
}
