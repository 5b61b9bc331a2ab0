import Foundation

/// Signs members in and out.
final class SessionService {

    static let shared = SessionService()

    private(set) var current: UserAccount?

    func signIn(_ account: UserAccount, pin: String, completion: @escaping (Result<UserAccount, Error>) -> Void) {
        guard pin.count == 4 else {
            completion(.failure(CocoaError(.userCancelled)))
            return
        }
        current = account
        completion(.success(account))
    }

    func signOut() {
        current = nil
    }
}
