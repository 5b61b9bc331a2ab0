import UIKit

enum BankAccountDetailsNavigationOption {
    case receipt(Transfer)
    case home
}

protocol BankAccountDetailsWireframeInterface: WireframeInterface {
    func navigate(to option: BankAccountDetailsNavigationOption)
}

protocol BankAccountDetailsViewInterface: ViewInterface {
    func setName(_ name: String)
}

protocol BankAccountDetailsPresenterInterface: PresenterInterface {
    func didSelectReceipt()
    func didSelectBack()
    func didSelectHome()
}

protocol BankAccountDetailsInteractorInterface: InteractorInterface {
    var bankAccount: BankAccount { get }
}
