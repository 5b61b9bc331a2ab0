import UIKit
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: GardenRouter.build())
        return true
    }
}
final class GardenPresenter { var router: GardenRouter!; weak var view: GardenViewController?; func seedTapped() { router.openSeeds() } }
final class GardenRouter {
    weak var view: UIViewController?
    static func build() -> UIViewController {
        let view = GardenViewController(); let presenter = GardenPresenter(); let router = GardenRouter()
        view.presenter = presenter; presenter.view = view; presenter.router = router; router.view = view
        return view
    }
    func openSeeds() { SeedsService.offer() }
}
final class GardenViewController: UIViewController { var presenter: GardenPresenter!; @IBAction func seeds(_ sender: Any) { presenter.seedTapped() } }
final class SeedsService {
    static var isWinter = false
    static func offer() {
        let top = (UIApplication.shared.keyWindow?.rootViewController as? UINavigationController)?.topViewController
        if isWinter { top?.present(FrostViewController(), animated: true) } else { top?.present(SeedsRouter.build(), animated: true) }
    }
    static func keep() {}
}
final class FrostViewController: UIViewController {}
final class SeedsInteractor { func keep() { SeedsService.keep() } }
final class SeedsPresenter {
    var router: SeedsRouter!; var interactor: SeedsInteractor!; weak var view: SeedsViewController?
    func closeTapped() { interactor.keep(); router.close() }
}
final class SeedsRouter {
    weak var view: UIViewController?
    static func build() -> UIViewController {
        let view = SeedsViewController(); let presenter = SeedsPresenter(); let router = SeedsRouter()
        view.presenter = presenter; presenter.view = view; presenter.router = router; router.view = view
        presenter.interactor = SeedsInteractor()
        return view
    }
    func close() { view?.dismiss(animated: true) }
}
final class SeedsViewController: UIViewController { var presenter: SeedsPresenter!; @IBAction func close(_ sender: Any) { presenter.closeTapped() } }
