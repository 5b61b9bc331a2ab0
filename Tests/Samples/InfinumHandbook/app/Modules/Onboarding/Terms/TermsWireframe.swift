import UIKit

/// The small print. There is nothing to fetch, so this module has no interactor.
final class TermsWireframe: BaseWireframe {

    // MARK: - Private properties -

    private let _storyboard: UIStoryboard = UIStoryboard(name: "Onboarding", bundle: nil)
    private let _legacyRouter = LegacyRouter()

    // MARK: - Module setup -

    init() {
        let moduleViewController = _storyboard.instantiateViewController(ofType: TermsViewController.self)
        super.init(viewController: moduleViewController)

        let presenter = TermsPresenter(wireframe: self, view: moduleViewController)
        moduleViewController.presenter = presenter
    }
}

// MARK: - Extensions -

extension TermsWireframe: TermsWireframeInterface {

    func navigate(to option: TermsNavigationOption) {
        switch option {
        case .register:
            _openRegister()
        }
    }

    private func _openRegister() {
        let wireframe = RegisterWireframe()
        _legacyRouter.show(wireframe.viewController, over: viewController)
    }
}
