import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow()
        window.rootViewController = FarmRouter.module()
        self.window = window
        return true
    }
}

final class FarmRouter {
    static func module() -> UIViewController {
        let view = FarmTabBarController()
        view.presenter = FarmPresenter(router: FarmRouter())
        return view
    }

    func showHelp(on view: UIViewController) {
        let navigation = plainNavigation()
        navigation.pushViewController(HelpViewController(), animated: false)
        view.present(navigation, animated: true)
    }

    private func plainNavigation() -> UINavigationController {
        let navigation = UINavigationController()
        navigation.isNavigationBarHidden = true
        return navigation
    }
}

final class FarmPresenter {
    private let router: FarmRouter

    init(router: FarmRouter) {
        self.router = router
    }

    func askForHelp(on view: UIViewController) { router.showHelp(on: view) }
}

final class HelpViewController: UIViewController {}

final class FarmTabBarController: UITabBarController {
    var presenter: FarmPresenter?

    override func viewDidLoad() {
        super.viewDidLoad()
        let navigations = [navigation(titled: "Barn"), navigation(titled: "Field")]
        fill(navigations, with: [BarnRouter.module(), FieldRouter.module()])
        viewControllers = navigations
    }

    @IBAction func helpTapped() { presenter?.askForHelp(on: self) }

    private func fill(_ navigations: [UINavigationController], with screens: [UIViewController]) {
        navigations.enumerated().forEach { place in
            place.element.pushViewController(screens[place.offset], animated: false)
        }
    }

    private func navigation(titled title: String) -> UINavigationController {
        let navigation: UINavigationController = .init()
        navigation.tabBarItem.title = title
        return navigation
    }
}
