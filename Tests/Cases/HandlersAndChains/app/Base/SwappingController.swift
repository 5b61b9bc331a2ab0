import UIKit

/// Shows one child at a time and fades from one to the next.
class SwappingController: UIViewController {
    private(set) var current: UIViewController?

    func swap(to next: UIViewController) {
        guard let previous = current else {
            addChild(next)
            view.addSubview(next.view)
            next.didMove(toParent: self)
            current = next
            return
        }
        previous.willMove(toParent: nil)
        addChild(next)
        transition(from: previous, to: next, duration: 0.3, options: .transitionCrossDissolve, animations: nil) { _ in
            previous.removeFromParent()
            next.didMove(toParent: self)
        }
        current = next
    }
}
