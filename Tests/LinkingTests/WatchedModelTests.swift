import NavigationGraph
import Testing

/// What an object of no module does when a screen's model says something: it is the screen's way, and not of who has the
/// screen made.
struct WatchedModelTests {
    /// A list that opens a room, for which a factory makes an object that shows the dialogs of the room's model.
    ///
    /// - Parameter watching: the statement in that object's initialiser by which it watches the model.
    private func edges(watching: String) throws -> [String] {
        let files = [
            "Launch.swift": LaunchCode.showing("UINavigationController(rootViewController: ListViewController())"),
            "App.swift": """
            import Combine
            import UIKit

            final class ListViewController: UITableViewController {
                override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                    navigationController?.pushViewController(RoomFactory().make(), animated: true)
                }
            }

            final class RoomViewModel {
                let dialog = PassthroughSubject<String, Never>()
                var onDialog: ((String) -> Void)?

                func complain() {
                    dialog.send("No")
                    onDialog?("No")
                }
            }

            final class RoomDialogs {
                private let model: RoomViewModel
                private var watch: AnyCancellable?

                init(model: RoomViewModel) {
                    self.model = model
                    \(watching)
                }

                private func show(_ text: String) {
                    UIApplication.shared.keyWindow?.rootViewController?.present(HelpViewController(), animated: true)
                }
            }

            struct RoomFactory {
                func make() -> UIViewController {
                    let model = RoomViewModel()
                    return RoomViewController(model: model, kept: [RoomDialogs(model: model)])
                }
            }

            final class RoomViewController: UIViewController {
                private let model: RoomViewModel
                private let kept: [AnyObject]

                init(model: RoomViewModel, kept: [AnyObject]) {
                    self.model = model
                    self.kept = kept
                    super.init(nibName: nil, bundle: nil)
                }

                @IBAction func tapped() { model.complain() }
            }

            final class HelpViewController: UIViewController {}
            """,
        ]
        return try GraphOfSources.graph(files).edges
    }

    @Test(arguments: [
        "watch = model.dialog.sink { [weak self] in self?.show($0) }",
        "model.onDialog = { [weak self] in self?.show($0) }",
    ])
    func whatWaitsForAScreensModelIsNoWayOfWhoHasTheScreenMade(watching: String) throws {
        let edges = try edges(watching: watching)
        #expect(edges == ["App -> List root", "List -> Room push", "Room -> Help present"])
    }

    /// What runs at once is the way of who makes the object.
    @Test func whatIsDoneAtOnceIsAWayOfWhoHasTheScreenMade() throws {
        let edges = try edges(watching: "show(\"Welcome\")")
        #expect(edges == ["App -> List root", "List -> Help present", "List -> Room push"])
    }

    /// A service of no module shows a lock and puts into its property what to do when it is opened; a module has it do so,
    /// and a link.
    @Test func whatAServicePutsIntoAScreensPropertyIsTheScreensWay() throws {
        var app = InlineApp(
            presenter: """
                    func didTap() { LockService().ask() }
                """)
        app["Lock.swift"] = """
            import UIKit

            extension AppDelegate {
                func application(_ app: UIApplication, open url: URL, options: [String: Any]) -> Bool {
                    LockService().ask()
                    return true
                }
            }

            final class LockService {
                func ask() {
                    let lock = LockViewController()
                    lock.onOpened = { [weak self] in self?.welcome() }
                    UIApplication.shared.keyWindow?.rootViewController?.present(lock, animated: true)
                }

                private func welcome() {
                    UIApplication.shared.keyWindow?.rootViewController?.present(
                        OtherWireframe().viewController, animated: true)
                }
            }

            final class LockViewController: UIViewController {
                var onOpened: (() -> Void)?
                @IBAction func tapped() { onOpened?() }
            }
            """
        let edges = try app.edges()
        #expect(edges == ["App:deeplink:url -> Lock present", "Lock -> Other present", "Start -> Lock present"])
    }
}
