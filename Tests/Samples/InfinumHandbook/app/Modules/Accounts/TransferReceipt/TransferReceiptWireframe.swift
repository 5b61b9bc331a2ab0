import UIKit

/// Confirms a transfer. Shown on a stack from the list, and modally from a single jar.
final class TransferReceiptWireframe: BaseWireframe {

    // MARK: - Private properties -

    private let _storyboard: UIStoryboard = UIStoryboard(name: "Accounts", bundle: nil)

    // MARK: - Module setup -

    init(transfer: Transfer) {
        let moduleViewController = _storyboard.instantiateViewController(ofType: TransferReceiptViewController.self)
        super.init(viewController: moduleViewController)

        let presenter = TransferReceiptPresenter(wireframe: self, view: moduleViewController, transfer: transfer)
        moduleViewController.presenter = presenter
    }
}

// MARK: - Extensions -

extension TransferReceiptWireframe: TransferReceiptWireframeInterface {

    func navigate(to option: TransferReceiptNavigationOption) {
    }
}
