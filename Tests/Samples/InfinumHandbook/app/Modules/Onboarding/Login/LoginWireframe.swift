import UIKit

/// Asks a member for the PIN.
final class LoginWireframe: BaseWireframe {

    // MARK: - Private properties -

    private let _storyboard: UIStoryboard = UIStoryboard(name: "Onboarding", bundle: nil)

    // MARK: - Module setup -

    init(userAccount: UserAccount) {
        let moduleViewController = _storyboard.instantiateViewController(ofType: LoginViewController.self)
        super.init(viewController: moduleViewController)

        let interactor = LoginInteractor()
        let presenter = LoginPresenter(
            wireframe: self,
            view: moduleViewController,
            interactor: interactor,
            userAccount: userAccount
        )
        moduleViewController.presenter = presenter
    }
}

// MARK: - Extensions -

extension LoginWireframe: LoginWireframeInterface {

    func navigate(to option: LoginNavigationOption) {
        switch option {
        case .accounts(let userAccount):
            _openAccounts(of: userAccount)
        case .terms:
            _openTerms()
        }
    }

    private func _openAccounts(of userAccount: UserAccount) {
        let wireframe = BankAccountWireframe(userAccount: userAccount)
        navigationController?.setRootWireframe(wireframe)
    }

    private func _openTerms() {
        let container = UINavigationController()
        container.setRootWireframe(TermsWireframe(), animated: false)
        viewController.present(container, animated: true, completion: nil)
    }
}
