import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var flow: FerryFlowCoordinator?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        if #unavailable(iOS 13.0) {
            flow = FerryFlowCoordinator(stack: UINavigationController())
        }
        return true
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var flow: FerryFlowCoordinator?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        flow = FerryFlowCoordinator(scene: windowScene, stack: UINavigationController())
    }
}

final class FerryFlowCoordinator {
    let stack: UINavigationController

    init(stack: UINavigationController) { self.stack = stack; listen() }
    init(scene: UIWindowScene, stack: UINavigationController) { self.stack = stack; listen() }

    func listen() {
        NotificationCenter.default.addObserver(
            self, selector: #selector(showDelays), name: UIApplication.didBecomeActiveNotification, object: nil)
    }

    @objc func showDelays() { stack.pushViewController(DelaysViewController(), animated: true) }
}

final class DelaysViewController: UIViewController {}
