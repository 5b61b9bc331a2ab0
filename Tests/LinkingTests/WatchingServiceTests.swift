import NavigationGraph
import Testing

/// Services that are made beside a screen and show something on it when the time comes.
@Suite("What a service shows later on a screen that is made with it is that screen's way")
struct WatchingServiceTests {
    /// A tab bar is made with a service that shows `Alert` on it; `Start` puts the tab bar into the window.
    private func app(watching: String, start: String? = nil) -> InlineApp {
        var app = InlineApp(
            ["Other", "Alert", "Hall"],
            start: start ?? """
                    func open() {
                        UIApplication.shared.keyWindow?.rootViewController = RootFactory.make()
                    }
                """,
            presenter: "    func tap() { wireframe.open() }")
        app["Base/Watching.swift"] = """
            import Combine
            import UIKit

            enum RootFactory {
                static func make() -> UIViewController {
                    let hall = HallWireframe().viewController
                    Handlers.shared.append(EventWatcher.make(parent: hall))
                    return hall
                }
            }

            final class EventWatcher {
                private let model: Model
                private var cancellables = Set<AnyCancellable>()
                weak var parent: UIViewController?

                static func make(parent: UIViewController) -> EventWatcher {
                    let watcher = EventWatcher(model: Model())
                    watcher.parent = parent
                    return watcher
                }

                init(model: Model) {
                    self.model = model
                    \(watching)
                }

                private func handle(_ event: Event) {
                    switch event {
                    case .broken: parent?.present(AlertWireframe().viewController, animated: true)
                    case .silent: break
                    }
                }
            }
            """
        return app
    }

    @Test(arguments: [
        "model.events.sink { [weak self] in self?.handle($0) }.store(in: &cancellables)",
        "model.onEvent = { [weak self] event in self?.handle(event) }",
        "model.events.receive(on: DispatchQueue.main).sink { [weak self] event in\n"
            + "DispatchQueue.main.async { self?.handle(event) } }.store(in: &cancellables)",
    ])
    func showsOnTheScreenThatIsMade(watching: String) throws {
        let graph = try app(watching: watching).graph()
        #expect(graph.edges.filter { !$0.hasPrefix("App") } == ["Hall -> Alert present", "Start -> Hall root"])
        let route = try #require(graph.routes.first { $0.source == "Hall" })
        #expect(route.condition == "case .broken = event")
    }

    @Test func whatIsShownOnATabBarTheAppShows() throws {
        var app = app(watching: "model.events.sink { [weak self] in self?.handle($0) }.store(in: &cancellables)")
        app["Base/Watching.swift"] = app["Base/Watching.swift"]?.replacing(
            "HallWireframe().viewController", with: "TabsController()")
        app["Base/TabsController.swift"] = """
            import UIKit

            final class TabsController: UITabBarController {
                override func viewDidLoad() { viewControllers = [OtherWireframe().viewController] }
            }
            """
        let edges = try app.edges()
        #expect(edges.contains("App -> Alert present"), "\(edges)")
        #expect(!edges.contains("Start -> Alert present"), "\(edges)")
    }

    /// The screen itself has it watched: what sets that off is told from there on.
    @Test func whatTheScreenHasWatchedIsToldFromWhereItDoesSo() throws {
        var app = app(watching: "", start: "")
        app.add(
            "Start", view: "    override func viewDidLoad() { Feed().watch(on: self) }",
            wireframe: "    func open() {}")
        app["Base/Feed.swift"] = """
            import Combine
            import UIKit

            final class Feed {
                private let events = PassthroughSubject<Int, Never>()
                func watch(on screen: UIViewController) {
                    events.sink { _ in screen.present(AlertWireframe().viewController, animated: true) }
                }
            }
            """
        let route = try #require(try app.graph().routes.first { $0.source == "Start" && $0.target == "Alert" })
        #expect(route.method == "viewDidLoad()")
    }

    @Test func launchCodeDoesNotShowItEither() throws {
        var app = app(
            watching: "model.events.sink { [weak self] in self?.handle($0) }.store(in: &cancellables)", start: "")
        app["AppDelegate.swift"] = app["AppDelegate.swift"]?.replacing(
            "StartWireframe().viewController", with: "RootFactory.make()")
        #expect(try app.graph().edges == ["App -> Hall root", "Hall -> Alert present"])
    }
}
