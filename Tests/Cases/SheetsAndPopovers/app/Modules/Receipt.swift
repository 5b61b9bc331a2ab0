import UIKit

protocol ReceiptViewProtocol: ControllerBacked {}

protocol ReceiptPresenterProtocol: AnyObject {
    func didTapClose()
}

protocol ReceiptWireframeProtocol: AnyObject {
    func close(_ view: ReceiptViewProtocol?)
}

final class ReceiptWireframe: ReceiptWireframeProtocol {
    func close(_ view: ReceiptViewProtocol?) {
        view?.controller.dismiss(animated: true)
    }
}

final class ReceiptPresenter: ReceiptPresenterProtocol {
    weak var view: ReceiptViewProtocol?
    private let wireframe: ReceiptWireframeProtocol

    init(wireframe: ReceiptWireframeProtocol) {
        self.wireframe = wireframe
    }

    func didTapClose() { wireframe.close(view) }
}

final class ReceiptViewController: UIViewController, ReceiptViewProtocol {
    private let presenter: ReceiptPresenterProtocol

    init(presenter: ReceiptPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder _: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }

    @IBAction private func closeTapped() { presenter.didTapClose() }
}

enum ReceiptViewFactory {
    static func createView() -> ReceiptViewProtocol? {
        let presenter = ReceiptPresenter(wireframe: ReceiptWireframe())
        let view = ReceiptViewController(presenter: presenter)
        presenter.view = view
        return view
    }
}
