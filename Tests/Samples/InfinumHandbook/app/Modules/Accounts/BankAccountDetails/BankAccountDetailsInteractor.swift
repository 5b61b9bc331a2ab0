import Foundation

final class BankAccountDetailsInteractor {

    let bankAccount: BankAccount

    init(bankAccount: BankAccount) {
        self.bankAccount = bankAccount
    }
}

extension BankAccountDetailsInteractor: BankAccountDetailsInteractorInterface {
}
