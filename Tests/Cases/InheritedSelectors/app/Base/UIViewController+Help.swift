import UIKit

extension UIViewController {
    @objc func openHelp() {
        present(UIAlertController(title: "Help", message: nil, preferredStyle: .alert), animated: true)
    }
}
