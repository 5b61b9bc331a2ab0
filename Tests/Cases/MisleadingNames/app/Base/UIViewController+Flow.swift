import UIKit

extension UIViewController {
    /// Presents on the stack.
    func presentNext(_ presenter: UIViewController, animated: Bool = true) {
        navigationController?.pushViewController(presenter, animated: animated)
    }

    /// Dismisses the top of the stack.
    @discardableResult
    func dismissCurrent(_ animated: Bool = true) -> UIViewController? {
        navigationController?.popViewController(animated: animated)
    }

    func pushSheet(_ sheet: UIViewController) {
        present(
            sheet,
            animated: true
        ) {
            sheet.view.layoutIfNeeded()
        }
    }
}
