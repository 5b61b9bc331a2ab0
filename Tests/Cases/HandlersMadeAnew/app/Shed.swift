import UIKit

final class ToolsViewController: UIViewController {}

final class ShelfAdapter: NSObject, UITableViewDataSource {
    private var onOpen: (() -> Void)?
    func fill(onOpen: @escaping () -> Void) { self.onOpen = onOpen }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = DrawerCell()
        cell.onOpen = { [weak self] in self?.onOpen?() }
        return cell
    }
}

final class DrawerCell: UITableViewCell {
    var onOpen: (() -> Void)?
    private let handle = UIButton()
    func setUp() { handle.addTarget(self, action: #selector(pulled), for: .touchUpInside) }
    @objc private func pulled() { onOpen?() }
}

final class ShedViewController: UIViewController {
    private let tableView = UITableView()
    private var adapter = ShelfAdapter()
    private let sort = UIButton()
    override func viewDidLoad() {
        super.viewDidLoad()
        sort.addTarget(self, action: #selector(sortTapped), for: .touchUpInside)
        arrange()
    }
    @objc private func sortTapped() { arrange() }
    private func arrange() {
        adapter.fill(onOpen: { [weak self] in self?.showTools() })
        tableView.dataSource = adapter
    }
    private func showTools() { navigationController?.pushViewController(ToolsViewController(), animated: true) }
}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: ShedViewController())
        return true
    }
}
