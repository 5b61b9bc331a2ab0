import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo _: UISceneSession, options _: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        let root = TransitNavigationController()
        root.viewControllers = [LineListAssembly.assemble()]
        window.rootViewController = root
        self.window = window
        window.makeKeyAndVisible()
    }
}
