import UIKit

protocol PlantViewProtocol: ControllerBacked {}

protocol PlantWireframeProtocol: AnyObject {
    func showCare(from view: PlantViewProtocol?)
}

protocol PlantShopWireframeProtocol: AnyObject {
    func showOrder(from view: PlantViewProtocol?)
}

final class PlantWireframe: PlantWireframeProtocol {
    func showCare(from view: PlantViewProtocol?) {
        view?.controller.navigationController?.pushViewController(CareFactory.createView().controller, animated: true)
    }
}

final class PlantShopWireframe: PlantShopWireframeProtocol {
    func showOrder(from view: PlantViewProtocol?) {
        let order = OrderSheetFactory.createView()
        order.controller.modalPresentationStyle = .pageSheet
        view?.controller.present(order.controller, animated: true)
    }
}

final class PlantPresenter {
    weak var view: PlantViewProtocol?
    private let wireframe: PlantWireframeProtocol
    private let shopWireframe: PlantShopWireframeProtocol

    init(wireframe: PlantWireframeProtocol, shopWireframe: PlantShopWireframeProtocol) {
        self.wireframe = wireframe
        self.shopWireframe = shopWireframe
    }

    func didTapCare() { wireframe.showCare(from: view) }
    func didTapOrder() { shopWireframe.showOrder(from: view) }
}

final class PlantViewController: UIViewController, PlantViewProtocol {
    private let presenter: PlantPresenter

    init(presenter: PlantPresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    @IBAction private func careTapped() { presenter.didTapCare() }
    @IBAction private func orderTapped() { presenter.didTapOrder() }
}

enum PlantFactory {
    static func createView(name: String) -> PlantViewProtocol {
        let presenter = PlantPresenter(wireframe: PlantWireframe(), shopWireframe: PlantShopWireframe())
        let view = PlantViewController(presenter: presenter)
        presenter.view = view
        return view
    }
}
