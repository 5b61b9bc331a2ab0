import UIKit

extension UIViewController {
    func showModally(on controller: UIViewController) {
        if let shown = controller.presentedViewController {
            shown.present(self, animated: true)
        } else {
            controller.present(self, animated: true)
        }
    }
}
