import UIKit

class TransitNavigationController: UINavigationController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationBar.prefersLargeTitles = true
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

/// A stack with a close button, for flows that cover the screen.
final class FlowNavigationController: TransitNavigationController {
    convenience init(root: UIViewController, title: String) {
        self.init(rootViewController: root)
        root.navigationItem.title = title
    }

    @objc func closeFlow() {
        dismiss(animated: true)
    }
}
