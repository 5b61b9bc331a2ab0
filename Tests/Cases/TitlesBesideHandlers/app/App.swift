import UIKit
struct SheetRow { let caption: String; let rowAction: () -> Void }
extension UIViewController {
    func ask(_ rows: [SheetRow]) {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        rows.forEach { row in
            sheet.addAction(UIAlertAction(title: row.caption, style: .default, handler: { _ in row.rowAction() }))
        }
        present(sheet, animated: true)
    }
}
class MeadowViewController: UIViewController {
    @IBAction func more() {
        ask([
            SheetRow(caption: "Visit the barn", rowAction: { self.present(BarnViewController(), animated: true) }),
            SheetRow(caption: "See the pond", rowAction: { self.present(PondViewController(), animated: true) }),
        ])
    }
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
