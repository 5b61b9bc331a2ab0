import UIKit

protocol HistoryViewProtocol: ControllerBacked {}

protocol HistoryPresenterProtocol: AnyObject {
    func didTapClose()
}

protocol HistoryWireframeProtocol: AnyObject {
    func close(_ view: HistoryViewProtocol?)
}

final class HistoryWireframe: HistoryWireframeProtocol {
    func close(_ view: HistoryViewProtocol?) {
        view?.controller.dismiss(animated: true)
    }
}

final class HistoryPresenter: HistoryPresenterProtocol {
    weak var view: HistoryViewProtocol?
    private let wireframe: HistoryWireframeProtocol

    init(wireframe: HistoryWireframeProtocol) {
        self.wireframe = wireframe
    }

    func didTapClose() { wireframe.close(view) }
}

final class HistoryViewController: UIViewController, HistoryViewProtocol {
    private let presenter: HistoryPresenterProtocol

    init(presenter: HistoryPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder _: NSCoder) { nil }

    @IBAction private func closeTapped() { presenter.didTapClose() }
}

enum HistoryViewFactory {
    static func createView() -> HistoryViewProtocol? {
        let presenter = HistoryPresenter(wireframe: HistoryWireframe())
        let view = HistoryViewController(presenter: presenter)
        presenter.view = view
        return view
    }
}
