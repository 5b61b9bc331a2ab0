import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ app: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = UINavigationController(rootViewController: ShelfAssembly().module(isPad: false))
        return true
    }
}
protocol ShelfRouterInput: AnyObject { func showHelp() }
final class ShelfRouterCompact: ShelfRouterInput {
    weak var controller: UIViewController?
    func showHelp() { controller?.navigationController?.pushViewController(HelpViewController(), animated: true) }
}
final class ShelfSplitRouterRegular: ShelfRouterInput {
    weak var controller: UIViewController?
    func showHelp() { controller?.present(HelpViewController(), animated: true) }
}
final class ShelfPresenter {
    private let router: ShelfRouterInput
    init(router: ShelfRouterInput) { self.router = router }
    func helpTapped() { router.showHelp() }
}
final class ShelfViewController: UIViewController {
    var presenter: ShelfPresenter!
    @IBAction func help(_ sender: UIButton) { presenter.helpTapped() }
}
final class HelpViewController: UIViewController {}
final class ShelfAssembly {
    func module(isPad: Bool) -> UIViewController { isPad ? module(ShelfSplitRouterRegular()) : module(ShelfRouterCompact()) }
    private func module(_ router: ShelfRouterInput) -> UIViewController {
        let view = ShelfViewController()
        view.presenter = ShelfPresenter(router: router)
        return view
    }
}
