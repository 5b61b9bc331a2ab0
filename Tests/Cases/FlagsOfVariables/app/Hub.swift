import Combine
import UIKit

final class HubViewModel {
    @Published private var site: String?
    @Published private(set) var needsLogin = false

    init() {
        $site.map { $0 != nil }.assign(to: &$needsLogin)
    }
}

final class HubViewController: UIViewController {
    private let viewModel: HubViewModel
    private var coordinator: AdsCoordinator?

    init(id: Int) {
        viewModel = HubViewModel()
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    @IBAction func adsTapped() {
        guard let navigationController else { return }
        coordinator = AdsCoordinator(needsLogin: viewModel.needsLogin, navigationController: navigationController)
        coordinator?.start()
    }
}

final class AdsCoordinator {
    private let needsLogin: Bool
    private let navigationController: UINavigationController

    init(needsLogin: Bool, navigationController: UINavigationController) {
        self.needsLogin = needsLogin
        self.navigationController = navigationController
    }

    func start() {
        let screen: UIViewController = needsLogin ? LoginViewController() : AdsViewController()
        navigationController.present(screen, animated: true)
    }
}

final class LoginViewController: UIViewController {}
final class AdsViewController: UIViewController {}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: HubViewController(id: 1))
        return true
    }
}
