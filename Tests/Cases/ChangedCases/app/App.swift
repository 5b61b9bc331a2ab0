import UIKit
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = LobbyAssembly().make()
        return true
    }
}
enum Tip { case menu, prices }
protocol LobbyRouterProtocol: AnyObject { func showMenu(); func showPrices() }
final class LobbyRouterPhone: LobbyRouterProtocol {
    weak var controller: UIViewController?
    func showMenu() { controller?.present(MenuViewController(), animated: true) }
    func showPrices() { controller?.present(PricesViewController(), animated: true) }
}
final class LobbyInteractor {
    private var tip: Tip = .menu
    func tip(_ done: (Tip) -> ()) { done(tip) }
    func turn() {
        switch tip {
        case .menu: tip = .prices
        case .prices: tip = .menu
        }
    }
}
final class LobbyPresenter {
    let router: LobbyRouterProtocol
    let interactor = LobbyInteractor()
    init(router: LobbyRouterProtocol) { self.router = router }
    func turned() {
        interactor.tip { tip in self.open(tip) }
        interactor.turn()
    }
    private func open(_ tip: Tip) {
        switch tip {
        case .menu: router.showMenu()
        case .prices: router.showPrices()
        }
    }
}
final class LobbyViewController: UIViewController {
    var presenter: LobbyPresenter!
    @IBAction func turn(_ sender: UIButton) { presenter.turned() }
}
final class LobbyAssembly {
    func make() -> UIViewController {
        let router = LobbyRouterPhone()
        let view = LobbyViewController()
        view.presenter = LobbyPresenter(router: router)
        router.controller = view
        return view
    }
}
final class MenuViewController: UIViewController {}
final class PricesViewController: UIViewController {}
