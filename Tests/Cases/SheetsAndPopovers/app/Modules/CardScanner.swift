import UIKit

protocol CardScannerViewProtocol: ControllerBacked {}

protocol CardScannerPresenterProtocol: AnyObject {
    func didTapClose()
}

protocol CardScannerWireframeProtocol: AnyObject {
    func close(_ view: CardScannerViewProtocol?)
}

final class CardScannerWireframe: CardScannerWireframeProtocol {
    func close(_ view: CardScannerViewProtocol?) {
        view?.controller.dismiss(animated: true)
    }
}

final class CardScannerPresenter: CardScannerPresenterProtocol {
    weak var view: CardScannerViewProtocol?
    private let wireframe: CardScannerWireframeProtocol

    init(wireframe: CardScannerWireframeProtocol) {
        self.wireframe = wireframe
    }

    func didTapClose() { wireframe.close(view) }
}

final class CardScannerViewController: UIViewController, CardScannerViewProtocol {
    private let presenter: CardScannerPresenterProtocol

    init(presenter: CardScannerPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder _: NSCoder) { nil }

    @IBAction private func closeTapped() { presenter.didTapClose() }
}

enum CardScannerViewFactory {
    static func createView() -> CardScannerViewProtocol? {
        let presenter = CardScannerPresenter(wireframe: CardScannerWireframe())
        let view = CardScannerViewController(presenter: presenter)
        presenter.view = view
        return view
    }
}
