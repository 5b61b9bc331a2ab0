import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ app: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        let scene: StartScene
        if UIDevice.current.userInterfaceIdiom == .pad {
            scene = StartBuilder().wide()
        } else {
            scene = StartBuilder().narrow()
        }
        window?.rootViewController = scene.screen
        return true
    }
}
struct StartScene { var screen: UIViewController }
final class SceneShelf {
    static let shared = SceneShelf()
    var scene: StartScene?
}
final class StartPresenter { weak var view: StartViewController? }
final class StartViewController: UIViewController { var presenter: StartPresenter! }
final class StartBuilder {
    func wide() -> StartScene { built(isPad: true) }
    func narrow() -> StartScene { built(isPad: false) }
    private func built(isPad: Bool) -> StartScene {
        if let kept = SceneShelf.shared.scene { return kept }
        let (view, presenter) = (StartViewController(), StartPresenter())
        view.presenter = presenter
        presenter.view = view
        let scene = StartScene(screen: view)
        SceneShelf.shared.scene = scene
        return scene
    }
}
