import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var coordinator: SavingsCoordinator?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let navigation = UINavigationController()
        let coordinator = SavingsCoordinator(navigation: navigation)
        coordinator.start()
        let window = UIWindow(windowScene: scene)
        window.rootViewController = navigation
        self.window = window
        self.coordinator = coordinator
        Usage.tell()
    }
}
