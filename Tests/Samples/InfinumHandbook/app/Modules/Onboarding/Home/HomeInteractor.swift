import Foundation

final class HomeInteractor {

    private let _sessionService: SessionService

    init(sessionService: SessionService = .shared) {
        _sessionService = sessionService
    }
}

extension HomeInteractor: HomeInteractorInterface {

    var lastAccount: UserAccount {
        return _sessionService.current ?? UserAccount(memberNumber: "0", displayName: "visitor")
    }
}
