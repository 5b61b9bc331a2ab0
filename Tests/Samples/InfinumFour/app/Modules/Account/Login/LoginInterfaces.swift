import UIKit

protocol LoginWireframeInterface: WireframeInterface {
    func navigateToHome()
}

protocol LoginViewInterface: ViewInterface {
    func setBusy(_ isBusy: Bool)
}

protocol LoginPresenterInterface: PresenterInterface {
    func signIn(name: String)
}

protocol LoginInteractorInterface: InteractorInterface {
    func signIn(name: String, completion: (Result<Void, Error>) -> Void)
}
