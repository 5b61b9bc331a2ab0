import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    private var guide: Guide?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        guide = Guide(window: UIWindow())
        guide?.showGate()
        return true
    }
}

/// What the router of each module inherits: what it makes, the subclasses say.
class Router {
    let guide: Guide?

    init(guide: Guide? = nil) {
        self.guide = guide
    }

    func makeModule() -> UIViewController { UIViewController() }
}

final class Guide: Router {
    private let window: UIWindow?

    init(window: UIWindow?) {
        self.window = window
        super.init()
    }

    func showGate() {
        load(GateRouter(guide: self))
    }

    func showAquarium() {
        let router = AquariumRouter(guide: self)
        load(router)
    }

    private func load(_ router: Router) {
        let controller = router.makeModule()
        window?.rootViewController = controller
        window?.makeKeyAndVisible()
    }
}
