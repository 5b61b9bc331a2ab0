import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ app: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let tabs = UITabBarController()
        tabs.viewControllers = [StackMaker().stack { _ in TripsAssembly().make() }, StackMaker().stack { _ in MapAssembly().make() }]
        window?.rootViewController = tabs
        return true
    }
}

struct Seed {}
struct Placement { let content: UIViewController }

final class StackMaker {
    func stack(_ derive: (Seed) -> UIViewController) -> UINavigationController {
        let stack = UINavigationController()
        let content = derive(Seed())
        Filler().fill(Placement(content: content), in: stack)
        return stack
    }
}

final class Filler {
    func fill(_ placement: Placement, in stack: UINavigationController) { stack.viewControllers = [placement.content] }
}

final class TripsPresenter {}
final class TripsViewController: UIViewController { var presenter: TripsPresenter! }
final class TripsAssembly {
    func make() -> UIViewController { let view = TripsViewController(); view.presenter = TripsPresenter(); return view }
}
final class MapPresenter {}
final class MapViewController: UIViewController { var presenter: MapPresenter! }
final class MapAssembly {
    func make() -> UIViewController { let view = MapViewController(); view.presenter = MapPresenter(); return view }
}
