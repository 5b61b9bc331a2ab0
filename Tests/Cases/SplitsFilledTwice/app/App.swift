import UIKit
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
final class DeskController: UISplitViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let drawer = DrawerViewController()
        let sheet = SheetViewController()
        viewControllers = [drawer, sheet]
        setViewController(drawer, for: .primary)
        setViewController(sheet, for: .secondary)
        preferredDisplayMode = .oneBesideSecondary
    }
}
final class DrawerViewController: UIViewController {}
final class SheetViewController: UIViewController {}
