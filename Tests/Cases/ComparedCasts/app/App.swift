import UIKit

class Stage {
    let stack: UINavigationController
    init(stack: UINavigationController) { self.stack = stack }
    func plain(_ next: UIViewController) {
        guard next is UINavigationController == false else { return }
        stack.pushViewController(next, animated: true)
    }
    func wrapped(_ next: UIViewController) {
        if (next is UINavigationController) != true { stack.pushViewController(next, animated: true) }
    }
    func cast(_ next: UIViewController) {
        guard next as? UINavigationController == nil else { return }
        stack.pushViewController(next, animated: true)
    }
    func never(_ next: UIViewController) {
        if next is UINavigationController == true { stack.pushViewController(LampViewController(), animated: true) }
    }
}
class AtticViewController: UIViewController {
    var stage: Stage!
    @IBAction func a() { stage.plain(TrunkViewController()) }
    @IBAction func b() { stage.wrapped(TrunkViewController()) }
    @IBAction func c() { stage.cast(TrunkViewController()) }
    @IBAction func d() { stage.never(TrunkViewController()) }
}
class TrunkViewController: UIViewController {}
class LampViewController: UIViewController {}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let attic = AtticViewController()
        let stack = UINavigationController(rootViewController: attic)
        attic.stage = Stage(stack: stack)
        window?.rootViewController = stack
        return true
    }
}
