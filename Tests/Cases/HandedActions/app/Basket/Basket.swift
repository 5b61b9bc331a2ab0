import UIKit

final class BasketViewController: UIViewController {
    private let onPay: () -> Void

    init(onPay: @escaping () -> Void) {
        self.onPay = onPay
        super.init(nibName: nil, bundle: nil)
    }

    @IBAction private func payTapped() {
        onPay()
    }
}

final class PaymentViewController: UIViewController {}
