import UIKit

/// The first screen of **Penny Jar**.
///
/// From here a visitor can
///
/// - sign in, or
/// - become a member.
///
/// <script>alert("raw HTML must not reach the page")</script>
///
/// See `HomeNavigationOption` for the *complete* list.
final class HomeWireframe: BaseWireframe {

    // MARK: - Private properties -

    private let _storyboard: UIStoryboard = UIStoryboard(name: "Onboarding", bundle: nil)

    // MARK: - Module setup -

    init() {
        let moduleViewController = _storyboard.instantiateViewController(ofType: HomeViewController.self)
        super.init(viewController: moduleViewController)

        let interactor = HomeInteractor()
        let presenter = HomePresenter(wireframe: self, view: moduleViewController, interactor: interactor)
        moduleViewController.presenter = presenter
    }
}

// MARK: - Extensions -

extension HomeWireframe: HomeWireframeInterface {

    func navigate(to option: HomeNavigationOption) {
        switch option {
        case .login(let userAccount):
            let wireframe = LoginWireframe(userAccount: userAccount)
            navigationController?.pushWireframe(wireframe)
        case .register:
            let wireframe = RegisterWireframe()
            viewController.presentWireframe(wireframe, animated: true)
        case .about:
            break
        #if DEBUG
        case .demoAccount(let userAccount):
            let wireframe = BankAccountWireframe(userAccount: userAccount)
            navigationController?.pushWireframe(wireframe, animated: false)
        #endif
        }
    }
}
