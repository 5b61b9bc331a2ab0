import UIKit

/// Listeners who are signed in start on the list of shows, all others at the door.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }

        let initialController = UINavigationController()
        if UserService.shared.isSignedIn {
            initialController.setRootWireframe(HomeWireframe(), animated: false)
        } else {
            initialController.setRootWireframe(LoginWireframe(), animated: false)
        }

        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = initialController
        window.makeKeyAndVisible()
        self.window = window
    }
}
