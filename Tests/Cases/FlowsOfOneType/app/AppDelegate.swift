import Swinject
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var assembler: Assembler!

    private lazy var rootController: UINavigationController = {
        let controller = UINavigationController()
        window?.rootViewController = controller
        return controller
    }()

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let screens = Assembler([BerthAssembly(), CargoAssembly()])
        assembler = Assembler([FlowsAssembly()], parent: screens)
        let flow = assembler.resolver.resolve(HarbourFlow.self, argument: rootController)
        flow?.start()
        return true
    }
}
