import UIKit

protocol RootAnimating {
    func animate(to controller: UIViewController)
}

/// Fades the window's old content out.
final class RootAnimator: RootAnimating {
    private let duration: TimeInterval
    private let windowProvider: () -> UIWindow?

    init(duration: TimeInterval = 0.3, windowProvider: @escaping () -> UIWindow? = { UIApplication.shared.keyWindow }) {
        self.duration = duration
        self.windowProvider = windowProvider
    }

    func animate(to controller: UIViewController) {
        guard let window = windowProvider() else { return }

        let snapshot = window.snapshotView(afterScreenUpdates: true)
        window.rootViewController = controller

        guard let snapshot = snapshot else { return }
        controller.view.addSubview(snapshot)
        UIView.animate(withDuration: duration, animations: { snapshot.alpha = 0 }) { _ in
            snapshot.removeFromSuperview()
        }
    }
}
