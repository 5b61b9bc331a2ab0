import UIKit

/// Takes the name of a new member.
final class RegisterWireframe: BaseWireframe {

    // MARK: - Private properties -

    private let _storyboard: UIStoryboard = UIStoryboard(name: "Onboarding", bundle: nil)

    // MARK: - Module setup -

    init() {
        let moduleViewController = _storyboard.instantiateViewController(ofType: RegisterViewController.self)
        super.init(viewController: moduleViewController)

        let interactor = RegisterInteractor()
        let presenter = RegisterPresenter(wireframe: self, view: moduleViewController, interactor: interactor)
        moduleViewController.presenter = presenter
    }
}

// MARK: - Extensions -

extension RegisterWireframe: RegisterWireframeInterface {

    func navigate(to option: RegisterNavigationOption) {
        switch option {
        case .close:
            _close()
        // Until spring the form went on to the PIN:
        // case .login(let account):
        //     navigationController?.pushWireframe(LoginWireframe(userAccount: account))
        }
    }

    private func _close() {
        viewController.dismiss(animated: true, completion: nil)
    }
}
