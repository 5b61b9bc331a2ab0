import SwiftUI
import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: RiverRouter.build())
        return true
    }
}
final class FerryViewController: UIViewController {}
final class RiverPresenter {
    var router: RiverRouter?
    func crossTapped() { router?.cross() }
}
final class RiverRouter {
    weak var view: UIViewController?
    static func build() -> UIViewController {
        let view = RiverViewController(); let presenter = RiverPresenter(); let router = RiverRouter()
        view.presenter = presenter; presenter.router = router; router.view = view
        return view
    }
    func cross() { view?.navigationController?.pushViewController(FerryViewController(), animated: true) }
}
final class RiverViewController: UITabBarController {
    var presenter: RiverPresenter?
    @IBAction func cross() { presenter?.crossTapped() }
}
struct Drawn: UIViewControllerRepresentable {
    let make: () -> UIViewController
    func makeUIViewController(context: Context) -> UIViewController { make() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
struct RiverPreviews: PreviewProvider {
    static var previews: some View {
        Drawn {
            let river = RiverViewController()
            river.setViewControllers([UINavigationController(rootViewController: FerryViewController())], animated: false)
            return river
        }
    }
}
