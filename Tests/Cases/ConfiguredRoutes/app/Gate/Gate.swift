import UIKit

enum Page { case hall, shop, cafe }

struct GateSettings {
    let title: String
    let next: Page
}

final class GateRouter {
    weak var view: UIViewController?

    func open(_ page: Page) {
        let stack = view?.navigationController
        switch page {
        case .hall: stack?.pushViewController(HallFactory.makeView(), animated: true)
        case .shop: stack?.pushViewController(ShopViewController(), animated: true)
        case .cafe: stack?.pushViewController(CafeViewController(), animated: true)
        }
    }
}

final class GatePresenter {
    private let settings: GateSettings
    private let router: GateRouter

    init(settings: GateSettings, router: GateRouter) {
        self.settings = settings
        self.router = router
    }

    func enter() { router.open(settings.next) }
}

final class GateViewController: UIViewController {
    var presenter: GatePresenter!

    @IBAction func enter() { presenter.enter() }
}

enum GateFactory {
    static func makeView(settings: GateSettings) -> UIViewController {
        let view = GateViewController()
        let router = GateRouter()
        router.view = view
        view.presenter = GatePresenter(settings: settings, router: router)
        return view
    }
}

final class ShopViewController: UIViewController {}

final class CafeViewController: UIViewController {}
