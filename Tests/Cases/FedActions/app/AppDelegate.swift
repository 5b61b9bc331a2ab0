import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow()
        window.rootViewController = UINavigationController(rootViewController: CounterBuilder.build())
        self.window = window
        return true
    }
}

enum CounterBuilder {
    static func build() -> UIViewController {
        let view = CounterViewController()
        let interactor = CounterInteractor()
        let router = CounterRouter()
        view.listener = interactor
        interactor.router = router
        router.view = view
        return view
    }
}
