import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow()
        window.rootViewController = QuayModule.create()
        self.window = window
        return true
    }
}

extension UIWindow {
    func exchange(for screen: UIViewController) {
        let former = rootViewController
        rootViewController = screen
        former?.dismiss(animated: false) {
            former?.view.removeFromSuperview()
        }
    }
}

enum QuayModule {
    static func create() -> UIViewController {
        let view = QuayViewController()
        let presenter = QuayPresenter(view: view, router: QuayRouter())
        view.presenter = presenter
        return view
    }
}

protocol QuayView: AnyObject {}

final class QuayViewController: UIViewController, QuayView {
    var presenter: QuayPresenter?

    @IBAction func boardTapped() { presenter?.board() }
    @IBAction func windTapped() { presenter?.tellWind() }
    @IBAction func closeTapped() { presentedViewController?.dismiss(animated: true) }
    @IBAction func calmTapped() { (presentedViewController as? UIAlertController)?.dismiss(animated: true) }
}

final class QuayPresenter {
    private unowned let view: QuayView
    private let router: QuayRouter

    init(view: QuayView, router: QuayRouter) {
        self.view = view
        self.router = router
    }

    func board() { router.showFerry() }
    func tellWind() { router.showWind(on: view) }
}

final class QuayRouter {
    func showFerry() {
        UIApplication.shared.keyWindow?.exchange(for: FerryModule.create())
    }

    func showWind(on view: QuayView) {
        guard let screen = view as? UIViewController else { return }
        if let former = screen.presentedViewController as? UIAlertController {
            former.dismiss(animated: false)
        }
        let alert = UIAlertController(title: "Wind", message: nil, preferredStyle: .alert)
        screen.present(alert, animated: true)
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
            alert.dismiss(animated: true)
        }
    }
}
