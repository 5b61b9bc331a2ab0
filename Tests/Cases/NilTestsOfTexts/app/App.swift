import UIKit
final class BasketPresenter {
    var router: BasketRouter!
    weak var view: BasketViewController?
    func soldOut() { router.tellSoldOut() }
    func failed(_ words: String?) { router.tell(words) }
}
final class BasketRouter {
    weak var view: UIViewController?
    static func build() -> UIViewController {
        let view = BasketViewController(); let presenter = BasketPresenter(); let router = BasketRouter()
        view.presenter = presenter; presenter.view = view; presenter.router = router; router.view = view
        return view
    }
    func tellSoldOut() { view?.warn(heading: "Sold out", words: "Come back") }
    func tell(_ words: String?) { view?.warn(heading: words, words: nil) }
}
final class BasketViewController: UIViewController {
    var presenter: BasketPresenter!
    @IBAction func soldOutTap(_ sender: Any) { presenter.soldOut() }
    @IBAction func failTap(_ sender: UITextField) { presenter.failed(sender.text) }
}
extension UIViewController {
    func warn(heading: String?, words: String?) {
        if heading == nil && words == nil { return }
        present(UIAlertController(title: heading, message: words, preferredStyle: .alert), animated: true)
    }
}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = BasketRouter.build()
        return true
    }
}
