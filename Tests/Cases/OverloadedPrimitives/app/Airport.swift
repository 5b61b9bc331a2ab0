import UIKit

protocol Shown: AnyObject {
    var controller: UIViewController { get }
}

extension Shown where Self: UIViewController {
    var controller: UIViewController { self }
}

extension UIViewController: Shown {}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow()
        let tabs = TerminalTabsController()
        tabs.setViewControllers([GatesBuilder.build()], animated: false)
        window.rootViewController = tabs
        self.window = window
        return true
    }
}

final class TerminalTabsController: UITabBarController {
    func setViewControllers(_ views: [Shown], animated: Bool) {
        self.setViewControllers(views.map(\.controller), animated: animated)
    }
}

enum GatesBuilder {
    static func build() -> Shown {
        let view = GatesViewController()
        let presenter = GatesPresenter()
        let router = GatesRouter(view: view)
        view.presenter = presenter
        presenter.router = router
        return view
    }
}

final class GatesViewController: UIViewController {
    var presenter: GatesPresenter?

    @IBAction func board() { presenter?.board() }
    @IBAction func ask() { presenter?.ask() }

    func present(_ view: Shown, animated: Bool) {
        DispatchQueue.main.async { self.present(view.controller, animated: animated) }
    }

    func show(_ view: Shown, sender: Any?) { show(view.controller, sender: sender) }
}

final class GatesPresenter {
    var router: GatesRouter?

    func board() { router?.openPlane() }
    func ask() { router?.openHelp() }
}

final class GatesRouter {
    private unowned let view: GatesViewController

    init(view: GatesViewController) {
        self.view = view
    }

    func openPlane() {
        let plane: Shown = PlaneViewController()
        view.show(plane, sender: nil)
    }

    func openHelp() {
        let help: Shown = HelpViewController()
        view.present(help, animated: true)
    }
}

final class PlaneViewController: UIViewController {}
final class HelpViewController: UIViewController {}
