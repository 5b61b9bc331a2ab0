import Crossing
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let links = LinkRouter(scheme: "market")

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        registerLinks()
        let window = UIWindow()
        window.rootViewController = UINavigationController(rootViewController: StallsRouter.create())
        self.window = window
        return true
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        links.openIfPossible(url)
    }

    private func registerLinks() {
        links.register("market://basket") { _ in
            self.show(BasketViewController())
            return true
        }
        links.register([
            ("market://stalls/fish", { _ in
                self.show(FishViewController())
                return true
            }),
            ("market://help", { _ in false }),
        ])
    }

    private func show(_ screen: UIViewController) {
        window?.rootViewController?.present(screen, animated: true)
    }
}

final class BasketViewController: UIViewController {}
final class FishViewController: UIViewController {}
