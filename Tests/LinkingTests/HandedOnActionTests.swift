import NavigationGraph
import Testing

/// What runs code that is handed on: an inherited selector, a library's button, a closure that a property begins with.
struct HandedOnActionTests {
    private static let launch = """

        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                window?.rootViewController = UINavigationController(rootViewController: start())
                return true
            }
        }
        """

    private static func graph(_ source: String) throws -> NavigationGraph {
        try GraphOfSources.graph(["App.swift": source + launch])
    }

    @Test func aSelectorOfABaseClassRunsTheOverride() throws {
        let graph = try Self.graph(
            """
            import UIKit

            func start() -> UIViewController { ListModule.make() }

            class BaseViewController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    navigationItem.leftBarButtonItem?.action = #selector(self.leftTapped)
                }
                @objc func leftTapped() { close() }
                func close() { dismiss(animated: true) }
            }

            final class ListViewController: BaseViewController {
                var presenter: ListPresenter!
                override func viewDidLoad() { super.viewDidLoad() }
                @IBAction func editTapped() { presenter.edit() }
            }
            final class ListPresenter {
                var router: ListRouter!
                func edit() { router.showEditor() }
            }
            final class ListRouter {
                weak var view: UIViewController?
                func showEditor() { view?.present(EditorModule.make(), animated: true) }
            }
            enum ListModule {
                static func make() -> UIViewController {
                    let view = ListViewController(), presenter = ListPresenter(), router = ListRouter()
                    view.presenter = presenter
                    presenter.router = router
                    router.view = view
                    return view
                }
            }

            final class EditorViewController: BaseViewController {
                var presenter: EditorPresenter!
                override func viewDidLoad() { super.viewDidLoad() }
                override func leftTapped() { presenter.leave() }
            }
            final class EditorPresenter {
                var router: EditorRouter!
                func leave() { router.leave() }
            }
            final class EditorRouter {
                weak var view: UIViewController?
                func leave() { view?.navigationController?.popViewController(animated: true) }
            }
            enum EditorModule {
                static func make() -> UIViewController {
                    let view = EditorViewController(), presenter = EditorPresenter(), router = EditorRouter()
                    view.presenter = presenter
                    presenter.router = router
                    router.view = view
                    return view
                }
            }
            """)
        let backs = graph.routes.filter { $0.destination.kind == Route.Destination.Kind.back }.map {
            "\($0.source) \($0.transition)"
        }
        #expect(backs.sorted() == ["Editor pop", "List dismiss"])
    }

    @Test func aLibrarysButtonIsTouched() throws {
        let graph = try Self.graph(
            """
            import SwiftUI
            import TaskButton
            import UIKit

            func start() -> UIViewController { SettingsModule.create() }

            struct SettingsView: View {
                @ObservedObject var presenter: SettingsPresenter
                var body: some View {
                    VStack { TaskButton("Log out") { await presenter.logOut() } }
                }
            }
            final class SettingsPresenter: ObservableObject {
                let router: SettingsRouter
                init(router: SettingsRouter) { self.router = router }
                func logOut() async { await router.showWelcome() }
            }
            final class SettingsRouter {
                weak var viewController: UIViewController!
                @MainActor func showWelcome() async {
                    viewController.view.window?.rootViewController = WelcomeViewController()
                }
            }
            enum SettingsModule {
                static func create() -> UIViewController {
                    let router = SettingsRouter()
                    let view = SettingsView(presenter: SettingsPresenter(router: router))
                    let controller = UIHostingController(rootView: view)
                    router.viewController = controller
                    return controller
                }
            }
            final class WelcomeViewController: UIViewController {}
            """)
        let first = graph.routes.first { $0.target == "Welcome" }?.triggers.first?.first
        #expect(first?.kind == .action)
        #expect(first?.type == "TaskButton")
        #expect(first?.title == "Log out")
    }

    @Test func aClosureThatAPropertyBeginsWithIsHandedOnAsAMethodIs() throws {
        let graph = try Self.graph(
            """
            import UIKit

            func start() -> UIViewController { AccountViewController() }

            enum Row {
                case title(String)
                case button(title: String, action: () -> Void)
            }

            final class AccountViewController: UITableViewController {
                var rows: [Row] { [.title("Account"), .button(title: "Back up", action: backupAction)] }

                private lazy var backupAction: () -> Void = { [unowned self] in
                    navigationController?.pushViewController(BackupViewController(), animated: true)
                }
            }
            final class BackupViewController: UIViewController {}
            """)
        let first = graph.routes.first { $0.target == "Backup" }?.triggers.first?.first
        #expect(first?.kind == .action)
        #expect(first?.title == "Back up")
    }
}
