import UIKit

struct PromptAction {
    let title: String
    let handler: () -> Void
}

extension UIViewController {
    func prompt(_ title: String, actions: [PromptAction]) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
        for action in actions {
            alert.addAction(UIAlertAction(title: action.title, style: .default) { _ in action.handler() })
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }
}
