import SwiftUI
import UIKit

struct ScannerBridge: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
        ScannerWireframe.makeModule()
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

final class ScannerViewController: UIViewController {
    var presenter: ScannerPresenter?

    @IBAction private func cancelTapped() { presenter?.cancel() }
}

final class ScannerPresenter {
    private weak var view: ScannerViewController?
    private let wireframe: ScannerWireframe

    init(view: ScannerViewController, wireframe: ScannerWireframe) {
        self.view = view
        self.wireframe = wireframe
    }

    func cancel() { wireframe.close() }
}

final class ScannerWireframe {
    private weak var viewController: UIViewController?

    static func makeModule() -> UIViewController {
        let controller = ScannerViewController()
        let wireframe = ScannerWireframe()
        wireframe.viewController = controller
        controller.presenter = ScannerPresenter(view: controller, wireframe: wireframe)
        return controller
    }

    func close() { viewController?.dismiss(animated: true) }
}
