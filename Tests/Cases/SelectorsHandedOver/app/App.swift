import UIKit
extension UIViewController {
    func addGear(_ text: String, calling chosen: Selector) {
        guard responds(to: chosen) else { return }
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: text, style: .done, target: self, action: chosen)
    }
    func addSwipe(calling chosen: Selector) {
        view.addGestureRecognizer(UISwipeGestureRecognizer(target: self, action: chosen))
    }
}
class MeadowViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addGear("To the barn", calling: #selector(openBarn))
        addSwipe(calling: #selector(openPond))
    }
    @objc func openBarn() { present(BarnViewController(), animated: true) }
    @objc func openPond() { present(PondViewController(), animated: true) }
}
class BarnViewController: UIViewController {}
class PondViewController: UIViewController {}
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ app: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = UINavigationController(rootViewController: MeadowViewController())
        return true
    }
}
