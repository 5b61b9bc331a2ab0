import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var composition: Composition?

    func applicationDidFinishLaunching(_: UIApplication) {
        let window = UIWindow()
        composition = Composition(window: window)
        composition?.start()
        self.window = window
    }
}

private final class Composition {
    private let window: UIWindow
    private let root = UINavigationController()

    init(window: UIWindow) { self.window = window }

    func start() {
        root.setViewControllers([DeliveryBuilder(navigation: root).makeModule()], animated: false)
        window.rootViewController = root
        window.makeKeyAndVisible()
    }
}
