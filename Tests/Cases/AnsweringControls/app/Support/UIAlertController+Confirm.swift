import UIKit

extension UIAlertController {
    convenience init(confirm title: String, action: String, handler: @escaping () -> Void) {
        self.init(title: title, message: nil, preferredStyle: .alert)
        addAction(.init(title: action, style: .destructive) { _ in handler() })
        addAction(.init(title: "Cancel", style: .cancel))
    }
}
