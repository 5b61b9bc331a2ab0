import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow()
        window.rootViewController = StationRouter.module()
        self.window = window
        return true
    }
}

enum Hall: Int, CaseIterable {
    case tickets, platforms, lockers
}

final class StationRouter {
    static func module() -> UIViewController {
        let view = StationTabBarController()
        view.presenter = StationPresenter(router: StationRouter())
        view.setViewControllers(screens(), animated: false)
        return view
    }

    private static func screens() -> [UIViewController] {
        var screens: [UIViewController] = []
        for hall in Hall.allCases {
            let screen = screen(for: hall)
            screen.tabBarItem.tag = hall.rawValue
            screens.append(screen)
        }
        return screens
    }

    private static func screen(for hall: Hall) -> UIViewController {
        switch hall {
        case .tickets: UINavigationController(rootViewController: TicketsRouter.module())
        case .lockers: LockersRouter.module()
        case .platforms: PlatformsRouter.module()
        }
    }
}

final class StationPresenter {
    private let router: StationRouter

    init(router: StationRouter) {
        self.router = router
    }
}

final class StationTabBarController: UITabBarController {
    var presenter: StationPresenter?
}
