import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow()
        window.rootViewController = CounterModule.create()
        self.window = window
        return true
    }
}

protocol Presentable: AnyObject {
    func presentModal(from presenting: UIViewController)
}

extension Presentable where Self: UIViewController {
    func presentModal(from presenting: UIViewController) {
        if let presented = presenting.presentedViewController {
            presented.dismiss(animated: false) { [weak presenting] in
                presenting?.present(self, animated: false)
            }
        } else {
            presenting.present(self, animated: false)
        }
    }
}

enum CounterModule {
    static func create() -> UIViewController {
        let view = CounterViewController()
        let presenter = CounterPresenter()
        view.presenter = presenter
        presenter.view = view
        presenter.router = CounterRouter()
        return view
    }
}

final class CounterViewController: UIViewController {
    var presenter: CounterPresenter?

    @IBAction func order() { presenter?.order() }
    @IBAction func clear() { presentedViewController?.dismiss(animated: true) }
}

final class CounterPresenter {
    weak var view: UIViewController?
    var router: CounterRouter?

    func order() {
        guard let view else { return }
        router?.showOrder(from: view)
    }
}

final class CounterRouter {
    func showOrder(from presenting: UIViewController) { OrderModule.create().present(from: presenting) }
}
