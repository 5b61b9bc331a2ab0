import Foundation

final class TermsPresenter {

    // MARK: - Private properties -

    private unowned let _view: TermsViewInterface
    private let _wireframe: TermsWireframeInterface

    // MARK: - Lifecycle -

    init(wireframe: TermsWireframeInterface, view: TermsViewInterface) {
        _wireframe = wireframe
        _view = view
    }
}

// MARK: - Extensions -

extension TermsPresenter: TermsPresenterInterface {

    func didSelectJoin() {
        _wireframe.navigate(to: .register)
    }

    func didSelectDone() {
        _wireframe.dismiss(animated: true)
    }
}
