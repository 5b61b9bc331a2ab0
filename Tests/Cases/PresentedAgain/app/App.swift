import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow()
        window?.rootViewController = OrchardViewController()
        return true
    }
}

protocol BasketLaying: AnyObject {}
extension BasketLaying {
    func lay(_ basket: UIViewController, over view: UIViewController, isFirst: Bool) {
        if !isFirst {
            view.dismiss(animated: true)
            view.present(basket, animated: true)
        } else {
            view.present(basket, animated: true)
        }
    }
}

final class OrchardViewController: UIViewController {
    @IBAction func treeTapped() { present(UINavigationController(rootViewController: TreeViewController()), animated: true) }
}

final class TreeWireframe: BasketLaying {
    func showBasket(over view: UIViewController, isFirst: Bool) {
        lay(BasketViewController(), over: view, isFirst: isFirst)
    }
}

final class TreePresenter {
    weak var view: TreeViewController?
    let wireframe = TreeWireframe()
    func pick(isFirst: Bool) { if let view { wireframe.showBasket(over: view, isFirst: isFirst) } }
}

final class TreeViewController: UIViewController {
    let presenter = TreePresenter()
    override func viewDidLoad() { super.viewDidLoad(); presenter.view = self }
    @IBAction func appleTapped() { presenter.pick(isFirst: isEditing) }
    @IBAction func clearTapped() { if presentedViewController != nil { dismiss(animated: true) } }
    @IBAction func leaveTapped() {
        let below = presentingViewController
        below?.dismiss(animated: true) { below?.present(BasketViewController(), animated: true) }
    }
}

final class BasketViewController: UIViewController {
    @IBAction func emptyTapped() { dismiss(animated: true) }
}
