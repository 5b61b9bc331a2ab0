import UIKit

/// This module opens no other one.
enum TransferReceiptNavigationOption {
}

protocol TransferReceiptWireframeInterface: WireframeInterface {
    func navigate(to option: TransferReceiptNavigationOption)
}

protocol TransferReceiptViewInterface: ViewInterface {
    func setAmount(_ text: String)
}

protocol TransferReceiptPresenterInterface: PresenterInterface {
    func didSelectDone()
}
