import UIKit

protocol ShelfWireframeInterface: WireframeInterface {
    func openPlant(named name: String)
    func openShop()
    func openWatering()
}

final class ShelfWireframe: BaseWireframe<ShelfViewController> {
    private let storyboard = UIStoryboard(name: "Shelf", bundle: nil)

    init() {
        let moduleViewController = storyboard.instantiateViewController(ofType: ShelfViewController.self)
        super.init(viewController: moduleViewController)

        let presenter = ShelfPresenter(view: moduleViewController, wireframe: self)
        moduleViewController.presenter = presenter
    }
}

extension ShelfWireframe: ShelfWireframeInterface {
    func openPlant(named name: String) {
        PlantWireframe(name: name).show(with: .push, on: navigationController)
    }

    func openShop() {
        let wireframe = ShopWireframe<PlantWireframe>(title: "Plants")
        wireframe.show(with: .present(from: viewController), on: nil)
    }

    func openWatering() { open(WateringWireframe.self) }
}

final class ShelfPresenter {
    private unowned let view: ShelfViewController
    private let wireframe: ShelfWireframeInterface

    init(view: ShelfViewController, wireframe: ShelfWireframeInterface) {
        self.view = view
        self.wireframe = wireframe
    }

    func select(_ name: String) { wireframe.openPlant(named: name) }
    func shop() { wireframe.openShop() }
    func water() { wireframe.openWatering() }
}

final class ShelfViewController: UIViewController {
    var presenter: ShelfPresenter!

    @IBAction func plant(_ sender: UIButton) { presenter.select(sender.currentTitle ?? "") }
    @IBAction func shop() { presenter.shop() }
    @IBAction func water() { presenter.water() }
}

extension UIStoryboard {
    func instantiateViewController<T: UIViewController>(ofType _: T.Type, withIdentifier identifier: String? = nil) -> T {
        let identifier = identifier ?? String(describing: T.self)
        return instantiateViewController(withIdentifier: identifier) as! T
    }
}
