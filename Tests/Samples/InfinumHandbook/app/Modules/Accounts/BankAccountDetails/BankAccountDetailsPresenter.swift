import Foundation

final class BankAccountDetailsPresenter {

    // MARK: - Private properties -

    private unowned let _view: BankAccountDetailsViewInterface
    private let _interactor: BankAccountDetailsInteractorInterface
    private let _wireframe: BankAccountDetailsWireframeInterface

    // MARK: - Lifecycle -

    init(
        wireframe: BankAccountDetailsWireframeInterface,
        view: BankAccountDetailsViewInterface,
        interactor: BankAccountDetailsInteractorInterface
    ) {
        _wireframe = wireframe
        _view = view
        _interactor = interactor
    }
}

// MARK: - Extensions -

extension BankAccountDetailsPresenter: BankAccountDetailsPresenterInterface {

    func viewDidLoad() {
        _view.setName(_interactor.bankAccount.name)
    }

    func didSelectReceipt() {
        let last = Transfer(from: _interactor.bankAccount.identifier, to: "1", amount: 5)
        _wireframe.navigate(to: .receipt(last))
    }

    func didSelectBack() {
        _wireframe.popFromNavigationController(animated: true)
    }

    func didSelectHome() {
        _wireframe.navigate(to: .home)
    }
}
