import Foundation

final class LoginInteractor {

    private let _sessionService = SessionService.shared
}

extension LoginInteractor: LoginInteractorInterface {

    func signIn(_ account: UserAccount, pin: String, completion: @escaping (Result<UserAccount, Error>) -> Void) {
        _sessionService.signIn(account, pin: pin, completion: completion)
    }
}
