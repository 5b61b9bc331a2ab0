import UIKit

protocol MainTabsRouting: AnyObject {
    func showScanner()
}

final class MainTabsRouter: MainTabsRouting {
    weak var view: UITabBarController?

    func showScanner() {
        guard let selected = view?.selectedViewController else { return }
        selected.present(ScannerModuleFactory.create(), animated: true)
    }
}

final class MainTabsPresenter {
    weak var view: MainTabsViewController?
    private let router: MainTabsRouting

    init(router: MainTabsRouting) {
        self.router = router
    }

    func didExpireSession() {
        view?.replaceAccount(by: SignInModuleFactory.create())
    }

    func didTapScan() {
        router.showScanner()
    }
}

final class MainTabsViewController: UITabBarController {
    private let presenter: MainTabsPresenter

    init(presenter: MainTabsPresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(sessionExpired), name: Notification.Name("session"), object: nil)
    }

    func replaceAccount(by controller: UIViewController) {
        guard var tabs = viewControllers else { return }
        tabs[LibraryTab.account.rawValue] = controller
        setViewControllers(tabs, animated: false)
    }

    @objc private func sessionExpired() { presenter.didExpireSession() }
    @objc func scanTapped() { presenter.didTapScan() }
}
