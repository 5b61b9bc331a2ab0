import UIKit

struct MenuRow { let title: String; let action: (() -> Void)? }
final class MenuCell: UITableViewCell {
    let plate = UIButton()
    var onTouch: (() -> Void)?
    func prepare() { plate.addTarget(self, action: #selector(touched), for: .touchUpInside) }
    @objc func touched() { onTouch?() }
}
final class MenuViewController: UIViewController, UITableViewDataSource {
    var isGuest = false
    var rows = [MenuRow]()
    private let bell = BellView()
    override func viewDidLoad() {
        super.viewDidLoad()
        rows = [
            MenuRow(title: "Help", action: { [weak self] in self?.openHelp() }),
            MenuRow(title: "Orders", action: isGuest ? nil : { [weak self] in self?.openOrders() }),
        ]
        bell.onRingTapped = isGuest ? { [weak self] in self?.openNews() } : nil
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = MenuCell()
        cell.onTouch = rows[path.row].action
        return cell
    }
    private func openHelp() { present(HelpViewController(), animated: true) }
    private func openOrders() { present(OrdersViewController(), animated: true) }
    private func openNews() { present(NewsViewController(), animated: true) }
}
final class BellView: UIView { var onRingTapped: (() -> Void)? }
final class HelpViewController: UIViewController {}
final class OrdersViewController: UIViewController {}
final class NewsViewController: UIViewController {}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ app: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: MenuViewController())
        return true
    }
}
