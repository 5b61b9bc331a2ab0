import UIKit

final class BankAccountDetailsWireframe: BaseWireframe {

    // MARK: - Private properties -

    private let _storyboard: UIStoryboard = UIStoryboard(name: "Accounts", bundle: nil)

    // MARK: - Module setup -

    init(bankAccount: BankAccount) {
        let moduleViewController = _storyboard.instantiateViewController(ofType: BankAccountDetailsViewController.self)
        super.init(viewController: moduleViewController)

        let interactor = BankAccountDetailsInteractor(bankAccount: bankAccount)
        let presenter = BankAccountDetailsPresenter(
            wireframe: self, view: moduleViewController, interactor: interactor)
        moduleViewController.presenter = presenter
    }
}

// MARK: - Extensions -

extension BankAccountDetailsWireframe: BankAccountDetailsWireframeInterface {

    func navigate(to option: BankAccountDetailsNavigationOption) {
        switch option {
        case .receipt(let transfer):
            _openReceipt(of: transfer)
        case .home:
            _openHome()
        }
    }

    private func _openReceipt(of transfer: Transfer) {
        // A view controller, whatever it is called.
        let presenter = navigationController?.topViewController ?? viewController
        presenter.presentWireframe(TransferReceiptWireframe(transfer: transfer))
    }

    private func _openHome() {
        navigationController?.popToRootViewController(animated: true)
    }
}
