final class HomeInteractor {

    private let userService: UserService
    private let showService: ShowService

    init(userService: UserService = .shared, showService: ShowService = .shared) {
        self.userService = userService
        self.showService = showService
    }
}

// MARK: - Extensions -

extension HomeInteractor: HomeInteractorInterface {

    func followedShows(_ completion: @escaping (Result<[Show], Error>) -> Void) {
        showService.shows(completion)
    }

    func signOut() {
        userService.forgetListener()
    }
}
