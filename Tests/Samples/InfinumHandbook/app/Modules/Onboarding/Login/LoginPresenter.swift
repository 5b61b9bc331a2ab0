import Foundation

final class LoginPresenter {

    // MARK: - Private properties -

    private unowned let _view: LoginViewInterface
    private let _interactor: LoginInteractorInterface
    private let _wireframe: LoginWireframeInterface
    private let _userAccount: UserAccount

    // MARK: - Lifecycle -

    init(
        wireframe: LoginWireframeInterface,
        view: LoginViewInterface,
        interactor: LoginInteractorInterface,
        userAccount: UserAccount
    ) {
        _wireframe = wireframe
        _view = view
        _interactor = interactor
        _userAccount = userAccount
    }
}

// MARK: - Extensions -

extension LoginPresenter: LoginPresenterInterface {

    func viewDidLoad() {
        _view.setMember(_userAccount.displayName)
    }

    func didEnter(pin: String) {
        guard !pin.isEmpty else {
            _wireframe.showAlert(with: "PIN", message: "Four digits, please.")
            return
        }
        _interactor.signIn(_userAccount, pin: pin) { [weak self] result in
            switch result {
            case .success(let account):
                self?._wireframe.navigate(to: .accounts(account))
            case .failure(let error):
                self?._wireframe.showErrorAlert(with: error.localizedDescription)
            }
        }
    }

    func didSelectTerms() {
        _wireframe.navigate(to: .terms)
    }

    func didSelectBack() {
        _wireframe.popFromNavigationController(animated: true)
    }
}
