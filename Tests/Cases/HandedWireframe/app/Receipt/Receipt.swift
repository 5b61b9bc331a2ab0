import UIKit

/// A wireframe that shows its own module: the route is its caller's.
final class ReceiptWireframe {
    private weak var navigation: UINavigationController?

    init(navigation: UINavigationController) { self.navigation = navigation }

    func show(for parcel: String) {
        let controller = ReceiptViewController()
        controller.presenter = ReceiptPresenter(parcel: parcel, wireframe: self)
        navigation?.pushViewController(controller, animated: true)
    }

    func close() {
        navigation?.popToRootViewController(animated: true)
    }
}

final class ReceiptViewController: UIViewController {
    var presenter: ReceiptPresenter?

    @IBAction func done() { presenter?.done() }
}

final class ReceiptPresenter {
    let parcel: String
    private let wireframe: ReceiptWireframe

    init(parcel: String, wireframe: ReceiptWireframe) {
        self.parcel = parcel
        self.wireframe = wireframe
    }

    func done() { wireframe.close() }
}
