import NavigationGraph
import Testing

/// Coordinators that wait for a notification: what they show then is no way of the screen that has them begin.
struct NotifiedFlowTests {
    private func edges(waiting: String) throws -> [String] {
        var app = InlineApp(
            start: """
                    let flow: ParcelFlow
                    func open() { flow.start() }
                """,
            presenter: "    func tapped() { wireframe.open() }")
        app["ParcelFlow.swift"] = """
            import Combine
            import UIKit

            final class ParcelFlow {
                let navigation: UINavigationController
                init(navigation: UINavigationController) { self.navigation = navigation }

                func start() {
                    navigation.pushViewController(ParcelViewController(), animated: true)
                    wait()
                }

                private func wait() { \(waiting) }

                private func showArrival() {
                    navigation.present(ArrivalViewController(), animated: true)
                }
            }

            final class ParcelViewController: UIViewController {}
            final class ArrivalViewController: UIViewController {}
            """
        return try app.graph().edges.filter { !$0.hasPrefix("App ") }
    }

    @Test(arguments: [
        "NotificationCenter.default.publisher(for: .parcelCame).sink { [weak self] _ in self?.showArrival() }",
        """
        NotificationCenter.default.publisher(for: .parcelCame).receive(on: queue)
            .sink { [weak self] _ in queue.async { self?.showArrival() } }
        """,
        """
        NotificationCenter.default.addObserver(forName: .parcelCame, object: nil, queue: nil) { [weak self] _ in
            self?.showArrival()
        }
        """,
    ])
    func whatANotificationBringsIsTheCoordinators(_ waiting: String) throws {
        let found = try edges(waiting: waiting)
        #expect(found.contains("Start -> Parcel push"), "\(found)")
        #expect(!found.contains("Start -> Arrival present"), "\(found)")
        #expect(found.contains("ParcelFlow -> Arrival present"), "\(found)")
    }

    /// What the flow does at once, or when its work is done, the screen has it do.
    @Test(arguments: ["showArrival()", "service.load { [weak self] _ in self?.showArrival() }"])
    func whatTheScreenHasTheCoordinatorDoIsTheScreens(_ waiting: String) throws {
        let found = try edges(waiting: waiting)
        #expect(found.contains("Start -> Arrival present"), "\(found)")
    }

    @Test func whoSetsAPropertyWhoseObserverMakesACoordinatorStartsIt() throws {
        let graph = try GraphOfSources.graph([
            "App.swift": """
            import UIKit

            @main
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                let control = AppControl()
                func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                    control.launch()
                    return true
                }
            }

            final class Session {}

            final class AppControl {
                let window = UIWindow()
                private var coordinator: ParcelCoordinator?
                private var session: Session? {
                    didSet { coordinator = ParcelCoordinator(navigation: UINavigationController()) }
                }
                func launch() {
                    window.rootViewController = HallViewController()
                    session = Session()
                }
            }

            final class ParcelCoordinator {
                let navigation: UINavigationController
                init(navigation: UINavigationController) {
                    self.navigation = navigation
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(showParcel), name: .init("came"), object: nil)
                }
                @objc func showParcel() { navigation.pushViewController(ParcelViewController(), animated: true) }
            }

            final class HallViewController: UIViewController {}
            final class ParcelViewController: UIViewController {}
            """
        ])
        #expect(
            graph.edges == [
                "App -> Hall root", "App -> ParcelCoordinator start", "ParcelCoordinator -> Parcel push",
            ])
    }
}
