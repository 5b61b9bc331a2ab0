import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func applicationDidFinishLaunching(_ application: UIApplication) {
        window?.rootViewController = Account.isKnown ? Factory.start() : Factory.welcome()
    }
}
enum Account { static var isKnown = false }
enum Factory {
    static func welcome() -> UIViewController {
        let view = WelcomeViewController(), presenter = WelcomePresenter()
        view.presenter = presenter; presenter.view = view; presenter.router = WelcomeRouter()
        return view
    }
    static func start() -> UIViewController { desk() }
    static func desk() -> UIViewController {
        let view = DeskController(), presenter = DeskPresenter()
        view.presenter = presenter; presenter.router = DeskRouter()
        view.viewControllers = [inbox()]
        return view
    }
    static func inbox() -> UIViewController {
        let view = InboxViewController(), presenter = InboxPresenter()
        view.presenter = presenter; presenter.router = InboxRouter()
        return view
    }
}
final class DeskRouter {}
final class DeskPresenter { var router: DeskRouter? }
final class DeskController: UITabBarController { var presenter: DeskPresenter? }
final class InboxRouter {}
final class InboxPresenter { var router: InboxRouter? }
final class InboxViewController: UIViewController { var presenter: InboxPresenter? }
final class WelcomeRouter {
    func openDesk(on view: UIViewController) { view.present(Factory.desk(), animated: true) }
}
final class WelcomePresenter {
    weak var view: WelcomeViewController?
    var router: WelcomeRouter?
    func enter() { router?.openDesk(on: view!) }
}
final class WelcomeViewController: UIViewController {
    var presenter: WelcomePresenter?
    @IBAction func enterTapped() { presenter?.enter() }
}
