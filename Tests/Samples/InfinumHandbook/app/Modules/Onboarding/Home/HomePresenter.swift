import Foundation

/// Holds its view weakly, says the team's guide. Read the property below.
final class HomePresenter {

    // MARK: - Private properties -

    private unowned let _view: HomeViewInterface?
    private let _interactor: HomeInteractorInterface
    private let _wireframe: HomeWireframeInterface

    // MARK: - Lifecycle -

    init(wireframe: HomeWireframeInterface, view: HomeViewInterface, interactor: HomeInteractorInterface) {
        _wireframe = wireframe
        _view = view
        _interactor = interactor
    }
}

// MARK: - Extensions -

extension HomePresenter: HomePresenterInterface {

    func viewDidLoad() {
        _view?.setGreeting("Hello, \(_interactor.lastAccount.displayName)")
    }

    func didSelectLogin() {
        _wireframe.navigate(to: .login(_interactor.lastAccount))
    }

    func didSelectRegister() {
        _wireframe.navigate(to: .register)
    }

    func didSelectAbout() {
        _wireframe.navigate(to: .about)
    }

    func didShake() {
        #if DEBUG
        _wireframe.navigate(to: .demoAccount(_interactor.lastAccount))
        #endif
    }
}
