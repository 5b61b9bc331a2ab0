import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ app: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = CartRouter.make()
        return true
    }
}
class RootRouter {
    weak var host: UIViewController?
    func leave() { host?.dismiss(animated: true) }
}
protocol CartRouting: AnyObject { func leave() }
final class CartRouter: RootRouter, CartRouting {
    static func make() -> UIViewController {
        let (router, view) = (CartRouter(), CartViewController())
        view.presenter = CartPresenter(router: router)
        router.host = view
        return view
    }
}
final class CartPresenter {
    private let router: CartRouting
    init(router: CartRouting) { self.router = router }
    func leaveTapped(isSaved: Bool) { if isSaved { router.leave() } }
}
final class CartViewController: UIViewController {
    var presenter: CartPresenter!
    @IBAction func leave(_ sender: UIButton) { presenter.leaveTapped(isSaved: sender.isSelected) }
}
final class NoteRouter: RootRouter {
    static func make() -> UIViewController {
        let (router, view) = (NoteRouter(), NoteViewController())
        view.presenter = NotePresenter(router: router)
        router.host = view
        return view
    }
}
final class NotePresenter {
    let router: NoteRouter
    init(router: NoteRouter) { self.router = router }
    func backTapped() { router.leave() }
}
final class NoteViewController: UIViewController {
    var presenter: NotePresenter!
    @IBAction func back(_ sender: UIButton) { presenter.backTapped() }
}
