import UIKit

enum BankAccountNavigationOption {
    case bankAccountDetails(BankAccount)
    case receipt(Transfer, animated: Bool)
    case signOut
}

protocol BankAccountWireframeInterface: WireframeInterface {
    func navigate(to option: BankAccountNavigationOption)
}

protocol BankAccountViewInterface: ViewInterface {
    func reload()
}

protocol BankAccountPresenterInterface: PresenterInterface {
    var numberOfAccounts: Int { get }
    func didSelectAccount(at index: Int)
    func didSend(_ transfer: Transfer)
    func didSelectSignOut()
}

protocol BankAccountInteractorInterface: InteractorInterface {
    func accounts(completion: @escaping ([BankAccount]) -> Void)
    func send(_ transfer: Transfer, completion: @escaping (Bool) -> Void)
    func signOut()
}
