import UIKit

enum ScreenFactory {
    static func modal(_ screen: UIViewController, halfScreen: Bool = false) -> UIViewController {
        let stack = UINavigationController(rootViewController: screen)
        if halfScreen, #available(iOS 15.0, *) {
            if let sheet = stack.sheetPresentationController {
                sheet.detents = [.medium(), .large()]
            }
        }
        return stack
    }
}

class HomeViewController: UIViewController {
    @IBAction func whole() { present(ScreenFactory.modal(WholeViewController()), animated: true) }
    @IBAction func half() { present(ScreenFactory.modal(HalfViewController(), halfScreen: true), animated: true) }
}

class WholeViewController: UIViewController {}
class HalfViewController: UIViewController {}

@main class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = HomeViewController(); return true
    }
}
