import Foundation

final class BankAccountPresenter {

    // MARK: - Private properties -

    private unowned let _view: BankAccountViewInterface
    private let _interactor: BankAccountInteractorInterface
    private let _wireframe: BankAccountWireframeInterface

    private var _accounts: [BankAccount] = [] {
        didSet {
            _view.reload()
        }
    }

    // MARK: - Lifecycle -

    init(
        wireframe: BankAccountWireframeInterface,
        view: BankAccountViewInterface,
        interactor: BankAccountInteractorInterface
    ) {
        _wireframe = wireframe
        _view = view
        _interactor = interactor
    }
}

// MARK: - Extensions -

extension BankAccountPresenter: BankAccountPresenterInterface {

    var numberOfAccounts: Int {
        return _accounts.count
    }

    func viewDidLoad() {
        _interactor.accounts { [weak self] accounts in
            self?._accounts = accounts
        }
    }

    func didSelectAccount(at index: Int) {
        _wireframe.navigate(to: .bankAccountDetails(_accounts[index]))
    }

    func didSend(_ transfer: Transfer) {
        _interactor.send(transfer) { [weak self] isDone in
            if isDone {
                self?._wireframe.navigate(to: .receipt(transfer, animated: true))
            }
        }
    }

    func didSelectSignOut() {
        _interactor.signOut()
        _wireframe.navigate(to: .signOut)
    }
}
