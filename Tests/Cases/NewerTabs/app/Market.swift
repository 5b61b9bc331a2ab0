import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow()
        window.rootViewController = MarketRouter.module()
        self.window = window
        return true
    }
}

final class MarketRouter {
    static func module() -> UIViewController {
        let view = MarketTabBarController()
        let router = MarketRouter()
        view.presenter = MarketPresenter(router: router)
        router.view = view
        return view
    }

    weak var view: MarketTabBarController?

    func fill() {
        let stalls = UINavigationController(rootViewController: StallsRouter.module())
        let basket = UINavigationController(rootViewController: BasketRouter.module())
        let search = UINavigationController(rootViewController: SearchRouter.module())
        if #available(iOS 18.0, *) {
            let stallsTab = UITab(title: "Stalls", image: nil, identifier: "stalls") { _ in stalls }
            let basketTab = UITab(title: "Basket", image: nil, identifier: "basket") { _ in
                return basket
            }
            view?.show(tabs: [stallsTab, basketTab, UISearchTab { _ in search }])
        } else {
            view?.show(controllers: [stalls, search, basket])
        }
    }
}

final class MarketPresenter {
    private let router: MarketRouter

    init(router: MarketRouter) {
        self.router = router
    }

    func viewDidLoad() { router.fill() }
}

final class MarketTabBarController: UITabBarController {
    var presenter: MarketPresenter?
    /// No tabs of UIKit's.
    private var names: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter?.viewDidLoad()
    }

    @available(iOS 18.0, *)
    func show(tabs: [UITab]) {
        self.tabs = tabs
    }

    func show(controllers: [UIViewController]) {
        setViewControllers(controllers, animated: false)
    }
}
