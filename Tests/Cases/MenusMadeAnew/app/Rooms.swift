import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: RoomsViewController())
        return true
    }
}

final class RoomsViewController: UIViewController {
    private let store = Store()
    private let tags = TagsView()

    override func viewDidLoad() {
        super.viewDidLoad()
        if store.isReady { updateMenu() }
        NotificationCenter.default.addObserver(self, selector: #selector(stateChanged(_:)), name: .stateChanged, object: nil)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        updateMenu()
    }

    @objc private func stateChanged(_ notification: Notification) {
        guard !store.isLocked else { return }
        updateMenu()
    }

    private func updateMenu() {
        let settings = UIAction(title: "Settings") { [weak self] _ in self?.showSettings() }
        let help = UIAction(title: "Help") { [weak self] _ in
            self?.navigationController?.pushViewController(HelpViewController(), animated: true)
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", menu: UIMenu(children: [settings, help]))
        let rows = TagsView()
        rows.onPick = { [weak self] in self?.present(RowViewController(), animated: true) }
        view.addSubview(rows)
        tags.onPick = { [weak self] in self?.present(TagViewController(), animated: true) }
    }

    private func showSettings() {
        present(SettingsViewController(), animated: true)
    }

    @IBAction func leaveTapped(_ sender: UIButton) { confirm() }

    private func confirm() {
        let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in self.navigationController?.popViewController(animated: true) })
        present(alert, animated: true)
    }
}

final class Store { var isReady = false; var isLocked = false }
final class SettingsViewController: UIViewController {}
final class RowViewController: UIViewController {}
final class TagViewController: UIViewController {}
final class TagsView: UIView {
    var onPick: (() -> Void)?
    @IBAction func chipTapped(_ sender: UIButton) { onPick?() }
}
final class HelpViewController: UIViewController {}
