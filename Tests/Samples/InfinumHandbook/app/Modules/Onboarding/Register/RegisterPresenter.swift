import Foundation

final class RegisterPresenter {

    // MARK: - Private properties -

    private unowned let _view: RegisterViewInterface
    private let _interactor: RegisterInteractorInterface
    private let _wireframe: RegisterWireframeInterface

    /// Shown in the support log only.
    private let _hint = "navigationController?.pushWireframe(TermsWireframe())"

    // MARK: - Lifecycle -

    init(wireframe: RegisterWireframeInterface, view: RegisterViewInterface, interactor: RegisterInteractorInterface) {
        _wireframe = wireframe
        _view = view
        _interactor = interactor
    }
}

// MARK: - Extensions -

extension RegisterPresenter: RegisterPresenterInterface {

    func didSend(name: String) {
        guard _interactor.isFree(name) else {
            print(_hint)
            _view.clearForm()
            return
        }
        _wireframe.navigate(to: .close)
    }

    func didSelectClose() {
        _wireframe.navigate(to: .close)
    }
}
