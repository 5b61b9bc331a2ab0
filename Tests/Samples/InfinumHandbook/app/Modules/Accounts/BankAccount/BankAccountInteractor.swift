import Foundation

final class BankAccountInteractor {

    private let _userAccount: UserAccount
    private let _accountService = AccountService.shared
    private let _sessionService = SessionService.shared

    init(userAccount: UserAccount) {
        _userAccount = userAccount
    }
}

extension BankAccountInteractor: BankAccountInteractorInterface {

    func accounts(completion: @escaping ([BankAccount]) -> Void) {
        _accountService.accounts(of: _userAccount, completion: completion)
    }

    func send(_ transfer: Transfer, completion: @escaping (Bool) -> Void) {
        _accountService.send(transfer, completion: completion)
    }

    func signOut() {
        _sessionService.signOut()
    }
}
