import UIKit

final class CardViewController: UIViewController {
    private let shade = UIView()
    private let contentView = UIView()

    func present(content: UIViewController, over below: UIViewController) {
        below.view.addSubview(shade)
        below.addChild(self)
        didMove(toParent: below)
        below.view.addSubview(view)

        addChild(content)
        content.didMove(toParent: self)
        contentView.addSubview(content.view)
    }

    func close() {
        shade.removeFromSuperview()
        view.removeFromSuperview()
        removeFromParent()
    }
}
