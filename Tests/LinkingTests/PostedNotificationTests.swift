import NavigationGraph
import Testing

/// What code of no module shows when the app's own notification comes: a way of the modules that post it.
struct PostedNotificationTests {
    /// An app whose root router goes back to the gate when a notification comes.
    ///
    /// - Parameters:
    ///   - observing: what the router does to hear of it.
    ///   - presenter: what the presenter of the hall does for the button.
    private func graph(observing: String, presenter: String, more: [String: String] = [:]) throws -> NavigationGraph {
        var files = [
            "App.swift": """
            import Combine
            import UIKit

            @main
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                private var router: RootRouter?

                func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                    router = RootRouter(window: UIWindow())
                    router?.start()
                    return true
                }
            }

            extension Notification.Name { static let left = Notification.Name("left") }

            final class RootRouter: NSObject {
                private let window: UIWindow
                private var bag: Set<AnyCancellable> = []

                init(window: UIWindow) {
                    self.window = window
                    super.init()
                    \(observing)
                }

                func start() { window.rootViewController = HallBuilder.build() }

                @objc private func leave() { window.rootViewController = GateViewController() }
            }

            final class GateViewController: UIViewController {}
            """,
            "Hall.swift": """
            import UIKit

            enum HallBuilder {
                static func build() -> UIViewController {
                    let view = HallViewController()
                    view.presenter = HallPresenter(view: view, router: HallRouter())
                    return view
                }
            }

            final class HallViewController: UIViewController {
                var presenter: HallPresenter?
                @IBAction func leaveTapped() { presenter?.leave() }
            }

            final class HallPresenter {
                private weak var view: HallViewController?
                private let router: HallRouter
                init(view: HallViewController, router: HallRouter) {
                    self.view = view
                    self.router = router
                }
                func leave() { \(presenter) }
            }

            final class HallRouter {}
            """,
        ]
        files.merge(more) { one, _ in one }
        return try GraphOfSources.graph(files)
    }

    private static let posting = "NotificationCenter.default.post(name: .left, object: nil)"
    private static let selector =
        "NotificationCenter.default.addObserver(self, selector: #selector(leave), name: .left, object: nil)"

    @Test(arguments: [
        selector,
        "NotificationCenter.default.addObserver(forName: .left, object: nil, queue: .main) { [weak self] _ in self?.leave() }",
        """
        NotificationCenter.default.publisher(for: Notification.Name.left).receive(on: queue)
            .sink { [weak self] _ in self?.leave() }.store(in: &bag)
        """,
    ])
    func whoPostsLeadsThere(_ observing: String) throws {
        let graph = try graph(observing: observing, presenter: Self.posting)
        #expect(graph.edges == ["App -> Hall root", "Hall -> Gate root"])
        let way = try #require(graph.routes.first { $0.source == "Hall" })
        #expect(
            way.triggers.map { $0.map { "\($0.type).\($0.member)" } } == [
                ["HallViewController.leaveTapped()", "HallPresenter.leave()"]
            ])
    }

    @Test func aServiceThatOneModuleHasPostLeadsThereForIt() throws {
        let graph = try graph(
            observing: Self.selector, presenter: "Session.shared.end()",
            more: [
                "Session.swift": """
                import Foundation

                final class Session {
                    static let shared = Session()
                    func end() { NotificationCenter.default.post(Notification(name: .left)) }
                }
                """
            ])
        #expect(graph.edges == ["App -> Hall root", "Hall -> Gate root"])
    }

    /// What nobody's code posts is the app's affair, and no lost way.
    @Test func whatAServicePostsByItselfTheAppShows() throws {
        let graph = try graph(
            observing: Self.selector, presenter: "",
            more: [
                "Session.swift": """
                import Foundation

                final class Session {
                    private let timer = Timer()
                    func expire() { NotificationCenter.default.post(name: .left, object: nil) }
                }
                """
            ])
        #expect(graph.edges == ["App -> Gate root", "App -> Hall root"])
    }

    /// A service that the whole app works with says what became of the work.
    @Test func aServiceThatSeveralModulesHaveWorkLeadsThereForNone() throws {
        let graph = try graph(
            observing: Self.selector, presenter: "Session.shared.work()",
            more: [
                "Session.swift": """
                import UIKit

                final class Session {
                    static let shared = Session()
                    func work() { NotificationCenter.default.post(name: .left, object: nil) }
                }

                enum DoorBuilder {
                    static func build() -> UIViewController {
                        let view = DoorViewController()
                        view.presenter = DoorPresenter(view: view)
                        return view
                    }
                }

                final class DoorViewController: UIViewController {
                    var presenter: DoorPresenter?
                    override func viewDidLoad() { presenter?.begin() }
                }

                final class DoorPresenter {
                    private weak var view: DoorViewController?
                    init(view: DoorViewController) { self.view = view }
                    func begin() { Session.shared.work() }
                }
                """
            ])
        #expect(graph.edges == ["App -> Gate root", "App -> Hall root"])
    }

    @Test func aCoordinatorThatListensKeepsItsFlow() throws {
        let graph = try graph(
            observing: "FlowCoordinator.shared.start()", presenter: "FlowCoordinator.shared.open()",
            more: [
                "Flow.swift": """
                import UIKit

                final class FlowCoordinator {
                    static let shared = FlowCoordinator()
                    private let stack = UINavigationController()

                    func open() { stack.pushViewController(RoadViewController(), animated: true) }

                    func start() {
                        NotificationCenter.default.addObserver(
                            self, selector: #selector(go), name: .left, object: nil)
                    }

                    @objc private func go() { stack.pushViewController(PathViewController(), animated: true) }
                }

                final class PathViewController: UIViewController {}
                final class RoadViewController: UIViewController {}

                final class Session {
                    func expire() { NotificationCenter.default.post(name: .left, object: nil) }
                }
                """
            ])
        #expect(graph.edges.filter { $0.contains("Path") } == ["FlowCoordinator -> Path push"])
    }

    @Test func anotherNotificationIsNoTrigger() throws {
        let graph = try graph(
            observing: Self.selector, presenter: "NotificationCenter.default.post(name: .came, object: nil)")
        #expect(!graph.edges.contains("Hall -> Gate root"), "\(graph.edges)")
    }
}
