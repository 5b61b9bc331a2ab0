import UIKit

protocol PlantWireframeInterface: WireframeInterface {
    func water()
    func done()
}

final class PlantWireframe: BaseWireframe<PlantViewController> {
    init(name: String) {
        let controller = PlantViewController()
        super.init(viewController: controller)
        controller.presenter = PlantPresenter(name: name, wireframe: self)
    }
}

extension PlantWireframe: PlantWireframeInterface {
    func water() {
        viewController.presentWireframe(WateringWireframe.start()) { [weak self] in
            self?.viewController.title = nil
        }
    }

    func done() { close() }
}

final class PlantPresenter {
    private let name: String
    private let wireframe: PlantWireframeInterface

    init(name: String, wireframe: PlantWireframeInterface) {
        self.name = name
        self.wireframe = wireframe
    }

    func water() { wireframe.water() }
    func done() { wireframe.done() }
}

final class PlantViewController: UIViewController {
    var presenter: PlantPresenter?

    @IBAction func water() { presenter?.water() }
    @IBAction func done() { presenter?.done() }
}
