import UIKit

/// Lists the jars of a member.
final class BankAccountWireframe: BaseWireframe {

    // MARK: - Private properties -

    private let _storyboard: UIStoryboard = UIStoryboard(name: "Accounts", bundle: nil)

    // MARK: - Module setup -

    init(userAccount: UserAccount) {
        let moduleViewController = _storyboard.instantiateViewController(ofType: BankAccountViewController.self)
        super.init(viewController: moduleViewController)

        let interactor = BankAccountInteractor(userAccount: userAccount)
        let presenter = BankAccountPresenter(wireframe: self, view: moduleViewController, interactor: interactor)
        moduleViewController.presenter = presenter
    }
}

// MARK: - Extensions -

extension BankAccountWireframe: BankAccountWireframeInterface {

    func navigate(to option: BankAccountNavigationOption) {
        switch option {
        case .bankAccountDetails(let bankAccount):
            let detailsWireframe = BankAccountDetailsWireframe(bankAccount: bankAccount)
            navigationController?.pushWireframe(detailsWireframe)
        case .receipt(let transfer, let animated):
            _presentReceipt(of: transfer, animated: animated)
        case .signOut:
            _openHome()
        }
    }

    /// The name is older than the navigation bar: it pushes.
    private func _presentReceipt(of transfer: Transfer, animated: Bool) {
        let wireframe = TransferReceiptWireframe(transfer: transfer)
        navigationController?.pushWireframe(wireframe, animated: animated)
    }

    private func _openHome() {
        navigationController?.setRootWireframe(HomeWireframe())
    }
}
