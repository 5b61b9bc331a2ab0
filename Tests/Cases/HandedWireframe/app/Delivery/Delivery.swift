import UIKit

struct DeliveryBuilder {
    let navigation: UINavigationController

    func makeModule() -> UIViewController {
        let controller = DeliveryViewController()
        let wireframe = DeliveryWireframe(navigation: navigation)
        let presenter = DeliveryPresenter(wireframe: wireframe)
        controller.presenter = presenter
        return controller
    }
}

final class DeliveryViewController: UIViewController {
    var presenter: DeliveryPresenter?

    @IBAction func handOver() { presenter?.handOver() }
    @IBAction func wrongAddress() { presenter?.correctAddress() }
}

final class DeliveryPresenter {
    private let wireframe: DeliveryWireframe

    init(wireframe: DeliveryWireframe) { self.wireframe = wireframe }

    func handOver() { wireframe.showSignature(parcel: "P1") }
    func correctAddress() { wireframe.showAddress() }
}
