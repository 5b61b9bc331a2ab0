import Foundation

final class LoginPresenter {

    // MARK: - Private properties -

    private unowned let view: LoginViewInterface
    private let interactor: LoginInteractorInterface
    private let wireframe: LoginWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: LoginViewInterface,
        interactor: LoginInteractorInterface,
        wireframe: LoginWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension LoginPresenter: LoginPresenterInterface {

    func signIn(name: String) {
        guard !name.isEmpty else {
            wireframe.showAlert(with: "Name", message: "Who are you?")
            return
        }
        view.setBusy(true)
        interactor.signIn(name: name) { [unowned self] result in
            view.setBusy(false)
            switch result {
            case .success:
                wireframe.navigateToHome()
            case .failure(let error):
                wireframe.showAlert(with: nil, message: error.localizedDescription)
            }
        }
    }
}
