final class LoginInteractor {

    private let userService: UserService

    init(userService: UserService = .shared) {
        self.userService = userService
    }
}

// MARK: - Extensions -

extension LoginInteractor: LoginInteractorInterface {

    func signIn(name: String, completion: (Result<Void, Error>) -> Void) {
        userService.signIn(name: name, completion: completion)
    }
}
