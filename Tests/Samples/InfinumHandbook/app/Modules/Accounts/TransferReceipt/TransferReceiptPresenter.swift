import Foundation

final class TransferReceiptPresenter {

    // MARK: - Private properties -

    private unowned let _view: TransferReceiptViewInterface
    private let _wireframe: TransferReceiptWireframeInterface
    private let _transfer: Transfer

    // MARK: - Lifecycle -

    init(wireframe: TransferReceiptWireframeInterface, view: TransferReceiptViewInterface, transfer: Transfer) {
        _wireframe = wireframe
        _view = view
        _transfer = transfer
    }
}

// MARK: - Extensions -

extension TransferReceiptPresenter: TransferReceiptPresenterInterface {

    func viewDidLoad() {
        _view.setAmount("\(_transfer.amount)")
    }

    func didSelectDone() {
        _wireframe.dismiss(animated: true)
    }
}
