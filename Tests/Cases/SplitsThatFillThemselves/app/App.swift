import UIKit
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = DoorViewController()
        return true
    }
}
final class DoorViewController: UIViewController {
    @IBAction func enter(_ sender: UIButton) { present(DeskController(), animated: true) }
}
final class DeskController: UISplitViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let drawer = DrawerViewController()
        let sheet = SheetViewController()
        setViewController(drawer, for: .primary)
        setViewController(sheet, for: .secondary)
        preferredDisplayMode = .oneBesideSecondary
    }
}
final class DrawerViewController: UIViewController {}
final class SheetViewController: UIViewController {}
