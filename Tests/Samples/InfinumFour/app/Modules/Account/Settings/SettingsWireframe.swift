import UIKit

/// Tells its opener through a closure that the listener signed out.
final class SettingsWireframe: BaseWireframe<SettingsViewController> {

    // MARK: - Private properties -

    private let storyboard = UIStoryboard(name: "Account", bundle: nil)

    // MARK: - Module setup -

    init(onSignOut: @escaping () -> Void) {
        let moduleViewController = storyboard.instantiateViewController(ofType: SettingsViewController.self)
        super.init(viewController: moduleViewController)

        let interactor = SettingsInteractor()
        let presenter = SettingsPresenter(
            view: moduleViewController,
            interactor: interactor,
            wireframe: self,
            onSignOut: onSignOut
        )
        moduleViewController.presenter = presenter
    }
}

// MARK: - Extensions -

extension SettingsWireframe: SettingsWireframeInterface {

    func navigateToLicences() {
        viewController.performSegue(withIdentifier: "showLicences", sender: self)
    }
}
