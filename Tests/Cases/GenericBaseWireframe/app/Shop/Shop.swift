import UIKit

/// A shop for whatever the wireframe opens.
final class ShopWireframe<Item: WireframeInterface>: BaseWireframe<ShopViewController> {
    init(title: String) {
        let controller = ShopViewController()
        super.init(viewController: controller)
        controller.title = title
        controller.presenter = ShopPresenter(onBuy: { [unowned self] in self.buy() }, wireframe: self)
    }

    private func buy() {
        let plant = PlantWireframe(name: "Fern")
        plant.show(with: .root, on: navigationController)
    }
}

protocol ShopWireframeInterface: WireframeInterface {
    func close()
}

extension ShopWireframe: ShopWireframeInterface {}

final class ShopPresenter {
    private let onBuy: () -> Void
    private let wireframe: ShopWireframeInterface

    init(onBuy: @escaping () -> Void, wireframe: ShopWireframeInterface) {
        self.onBuy = onBuy
        self.wireframe = wireframe
    }

    func bought() { onBuy() }
    func cancelled() { wireframe.close() }
}

final class ShopViewController: UIViewController {
    var presenter: ShopPresenter?

    @IBAction func buy() { presenter?.bought() }
    @IBAction func cancel() { presenter?.cancelled() }
}
