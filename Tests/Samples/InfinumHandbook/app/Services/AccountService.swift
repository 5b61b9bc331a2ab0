import Foundation

/// Reads the jars of a member.
final class AccountService {

    static let shared = AccountService()

    func accounts(of member: UserAccount, completion: @escaping ([BankAccount]) -> Void) {
        completion([
            BankAccount(identifier: "1", name: "Rainy days", balance: 120),
            BankAccount(identifier: "2", name: "Bicycle", balance: 45),
        ])
    }

    func send(_ transfer: Transfer, completion: @escaping (Bool) -> Void) {
        completion(transfer.amount > 0)
    }
}
