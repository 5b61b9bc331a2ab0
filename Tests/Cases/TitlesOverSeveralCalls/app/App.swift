import UIKit
extension UIAlertController {
    static func tell(_ screen: UIViewController, closeTitle: String, onClose: (() -> Void)? = nil) {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: closeTitle, style: .cancel, handler: { _ in onClose?() }))
        screen.present(alert, animated: true)
    }
}
class MeadowViewController: UIViewController {
    @IBAction func tap() { navigationController?.pushViewController(HerdRouter.make(), animated: true) }
}
protocol HerdView: AnyObject { func tell(button: String, onClose: (() -> Void)?) }
class HerdViewController: UIViewController, HerdView {
    var presenter: HerdPresenter!
    @IBAction func count() { presenter.count() }
    @IBAction func drop() { presenter.drop() }
    func tell(button: String, onClose: (() -> Void)?) {
        UIAlertController.tell(self, closeTitle: button, onClose: onClose)
    }
}
class HerdPresenter {
    weak var view: HerdView?
    var router: HerdRouter!
    func count() { view?.tell(button: "Counted", onClose: { self.router.close() }) }
    func drop() { view?.tell(button: "Let go", onClose: { self.router.leave() }) }
}
class HerdRouter {
    weak var screen: UIViewController?
    static func make() -> UIViewController {
        let view = HerdViewController(), presenter = HerdPresenter(), router = HerdRouter()
        view.presenter = presenter; presenter.view = view; presenter.router = router; router.screen = view
        return view
    }
    func close() { screen?.navigationController?.popViewController(animated: true) }
    func leave() { screen?.navigationController?.popToRootViewController(animated: true) }
}
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ app: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = UINavigationController(rootViewController: MeadowViewController())
        return true
    }
}
