import UIKit

final class WateringWireframe: BaseWireframe<WateringViewController>, Startable {
    static func start() -> BaseWireframe<WateringViewController> { WateringWireframe() }

    private init() {
        let controller = WateringViewController()
        super.init(viewController: controller)
        controller.presenter = WateringPresenter(wireframe: self)
    }

    // This one is closed otherwise.
    override func close() { viewController.dismiss(animated: true) }

    func restart() {
        navigationController?.setRootWireframe(ShelfWireframe())
    }
}

final class WateringPresenter {
    private let wireframe: WateringWireframe

    init(wireframe: WateringWireframe) { self.wireframe = wireframe }

    func done() { wireframe.close() }
    func again() { wireframe.restart() }
}

final class WateringViewController: UIViewController {
    var presenter: WateringPresenter?

    @IBAction func done() { presenter?.done() }
    @IBAction func again() { presenter?.again() }
}
