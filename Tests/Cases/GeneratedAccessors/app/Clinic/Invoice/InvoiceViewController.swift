import UIKit

final class InvoiceViewController: UIViewController {
    @IBAction private func closeTapped() {
        dismiss(animated: true)
    }
}
