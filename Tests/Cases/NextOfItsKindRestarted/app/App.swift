import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let stack = UINavigationController()
        window?.rootViewController = stack
        TourCoordinator(stack: stack).start()
    }
}

final class StopViewController: UIViewController {
    let onForward: () -> Void

    init(onForward: @escaping () -> Void) { self.onForward = onForward; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError() }

    @objc func forward() { onForward() }
}

final class TourCoordinator {
    let stack: UINavigationController

    init(stack: UINavigationController) { self.stack = stack }

    func start() {
        stack.pushViewController(StopViewController(onForward: { [weak self] in self?.start() }), animated: true)
    }
}
