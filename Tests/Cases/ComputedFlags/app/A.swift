import UIKit
class FormViewController: UIViewController {}
class SheetViewController: UIViewController {}
final class AddCoordinator {
    enum Source { case tab, announcement, dashboard }
    let source: Source
    let navigationController: UINavigationController
    init(source: Source, navigationController: UINavigationController) { self.source = source; self.navigationController = navigationController }
    func start() {
        if shouldSkipSheet {
            navigationController.pushViewController(FormViewController(), animated: true)
        } else {
            navigationController.present(SheetViewController(), animated: true)
        }
    }
    private var shouldSkipSheet: Bool { source == .announcement }
}
class HomeViewController: UIViewController {
    let button = UIButton()
    override func viewDidLoad() { super.viewDidLoad(); button.addTarget(self, action: #selector(tapped), for: .touchUpInside) }
    @objc func tapped() {
        guard let navigationController else { return }
        AddCoordinator(source: .tab, navigationController: navigationController).start()
    }
}
@main class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: HomeViewController()); return true
    }
}
