import UIKit

/// Where the home screen leads.
enum HomeNavigationOption {
    /// Sign in as a member who was here before.
    case login(UserAccount)
    case register
    /// Announced on the screen, not built yet.
    case about
    #if DEBUG
    case demoAccount(UserAccount)
    #endif
}

protocol HomeWireframeInterface: WireframeInterface {
    func navigate(to option: HomeNavigationOption)
}

protocol HomeViewInterface: ViewInterface {
    /// Shows who was here last.
    func setGreeting(_ text: String)
}

protocol HomePresenterInterface: PresenterInterface {
    func didSelectLogin()
    func didSelectRegister()
    func didSelectAbout()
    func didShake()
}

protocol HomeInteractorInterface: InteractorInterface {
    var lastAccount: UserAccount { get }
}
