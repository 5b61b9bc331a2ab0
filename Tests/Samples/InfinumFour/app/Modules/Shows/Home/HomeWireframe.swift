import UIKit

/// All the shows that a listener follows.
///
/// ```swift
/// navigationController.setRootWireframe(HomeWireframe())
/// ```
///
/// Leads to `Details`, to the [archive](https://example.org/archive) and to the settings.
///
/// <img src="x" onerror="alert(1)">
final class HomeWireframe: BaseWireframe<HomeViewController> {

    // MARK: - Private properties -

    private let storyboard = UIStoryboard(name: "Shows", bundle: nil)

    // MARK: - Module setup -

    init() {
        let moduleViewController = storyboard.instantiateViewController(ofType: HomeViewController.self)
        super.init(viewController: moduleViewController)

        let interactor = HomeInteractor()
        let formatter = HomeFormatter()
        let presenter = HomePresenter(
            view: moduleViewController,
            formatter: formatter,
            interactor: interactor,
            wireframe: self
        )
        moduleViewController.presenter = presenter
    }
}

// MARK: - Extensions -

extension HomeWireframe: HomeWireframeInterface {

    func navigateToLogin() {
        navigationController?.setRootWireframe(LoginWireframe())
    }

    func navigateToShowDetails(id: String) {
        navigationController?.pushWireframe(DetailsWireframe(id: id))
    }

    func navigateToArchive() {
        let wireframe = ArchiveListWireframe()
        navigationController?.pushWireframe(wireframe)
    }

    func navigateToSettings() {
        let settings = SettingsWireframe(onSignOut: { [weak self] in
            self?.navigateToLogin()
        })
        let container = UINavigationController(rootViewController: settings.viewController)
        viewController.present(container, animated: true)
    }
}
