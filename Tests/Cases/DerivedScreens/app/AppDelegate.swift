import Marshroute
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let stack = MarshrouteSetupServiceImpl().marshrouteStack()
        let navigation = stack.routerControllersProvider.navigationController()
        navigation.viewControllers = [MenuAssemblyImpl().module(routerSeed: seed(of: stack))]
        window = UIWindow()
        window?.rootViewController = navigation
        return true
    }

    private func seed(of stack: MarshrouteStack) -> RouterSeed {
        RouterSeed(
            transitionsHandlerBox: stack.transitionsHandlerBox, transitionId: stack.transitionId,
            presentingTransitionsHandler: nil)
    }
}
