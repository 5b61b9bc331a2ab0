import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        let garden = GardenFactory.createView()
        window?.rootViewController = UINavigationController(rootViewController: garden.controller)
        window?.makeKeyAndVisible()
    }
}
