import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo _: UISceneSession, options _: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let navigation = UINavigationController()
        let board = BoardAssembly.assemble(in: navigation)
        navigation.viewControllers = [board]
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
    }
}
