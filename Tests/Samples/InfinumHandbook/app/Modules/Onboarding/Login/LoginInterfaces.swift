import UIKit

enum LoginNavigationOption {
    case accounts(UserAccount)
    case terms
}

protocol LoginWireframeInterface: WireframeInterface {
    func navigate(to option: LoginNavigationOption)
}

protocol LoginViewInterface: ViewInterface {
    func setMember(_ name: String)
}

protocol LoginPresenterInterface: PresenterInterface {
    func didEnter(pin: String)
    func didSelectTerms()
    func didSelectBack()
}

protocol LoginInteractorInterface: InteractorInterface {
    func signIn(_ account: UserAccount, pin: String, completion: @escaping (Result<UserAccount, Error>) -> Void)
}
