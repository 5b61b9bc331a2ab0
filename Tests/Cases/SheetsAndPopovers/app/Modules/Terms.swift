import UIKit

protocol TermsViewProtocol: ControllerBacked {}

protocol TermsPresenterProtocol: AnyObject {
    func didTapClose()
}

protocol TermsWireframeProtocol: AnyObject {
    func close(_ view: TermsViewProtocol?)
}

final class TermsWireframe: TermsWireframeProtocol {
    func close(_ view: TermsViewProtocol?) {
        view?.controller.dismiss(animated: true)
    }
}

final class TermsPresenter: TermsPresenterProtocol {
    weak var view: TermsViewProtocol?
    private let wireframe: TermsWireframeProtocol

    init(wireframe: TermsWireframeProtocol) {
        self.wireframe = wireframe
    }

    func didTapClose() { wireframe.close(view) }
}

final class TermsViewController: UIViewController, TermsViewProtocol {
    private let presenter: TermsPresenterProtocol

    init(presenter: TermsPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder _: NSCoder) { nil }

    @IBAction private func closeTapped() { presenter.didTapClose() }
}

enum TermsViewFactory {
    static func createView() -> TermsViewProtocol? {
        let presenter = TermsPresenter(wireframe: TermsWireframe())
        let view = TermsViewController(presenter: presenter)
        presenter.view = view
        view.modalPresentationStyle = .pageSheet
        return view
    }
}
