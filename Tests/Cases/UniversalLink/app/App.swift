import UIKit
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        if let url = options.userActivities.first?.webpageURL {
            start()
            print(url)
            return
        }
        start()
    }
    func start() { window?.rootViewController = StallRouter.build() }
}
final class StallPresenter { var router: StallRouter!; weak var view: StallViewController? }
final class StallRouter {
    static func build() -> UIViewController {
        let view = StallViewController(); let presenter = StallPresenter(); let router = StallRouter()
        view.presenter = presenter; presenter.view = view; presenter.router = router
        return view
    }
}
final class StallViewController: UIViewController { var presenter: StallPresenter! }
