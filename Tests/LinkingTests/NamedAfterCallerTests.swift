import NavigationGraph
import Testing

/// `tableView` alone is the table view that `UITableViewController` has, and not `tableView(_:didSelectRowAt:)`.
struct NamedAfterCallerTests {
    private static let sources = [
        "App.swift": """
        import UIKit

        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                window?.rootViewController = HallViewController()
                return true
            }
        }

        final class Rows { init(tableView: UITableView, fill: () -> Void) {} }

        class BaseTableViewController: UITableViewController {
            override func viewDidLoad() { super.viewDidLoad(); fill() }
            func fill() {
                let rows = Rows(tableView: tableView) {}
                for kind in kinds(for: self.tableView) { tableView.register(kind) }
            }
        }

        final class HallViewController: BaseTableViewController {
            override func viewDidLoad() { super.viewDidLoad(); title = "Hall" }
            @objc func open() { present(ListViewController(), animated: true) }
        }

        final class ListViewController: BaseTableViewController {
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                navigationController?.pushViewController(DetailViewController(), animated: true)
            }
        }

        final class DetailViewController: UIViewController {}
        """
    ]

    @Test func rowsOfOneScreenAreNoWayOfItsSisters() throws {
        let graph = try GraphOfSources.graph(Self.sources)
        let ways = graph.routes.filter { $0.target == "Detail" }
        #expect(ways.map(\.source) == ["List"])
        let members = Set(ways.flatMap(\.triggers).joined().map(\.member))
        #expect(members.contains("tableView(_:didSelectRowAt:)"))
        #expect(!members.contains("viewDidLoad()"))
    }
}
