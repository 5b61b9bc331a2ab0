import NavigationGraph
import Testing

/// Ways that a service of no module sets off, which tells all that observe it.
struct ObserverTriggerTests {
    /// An app whose launch code hands a link to a service that keeps its observers in a list of wrappers.
    ///
    /// - Parameter telling: the statement by which the service tells them.
    private func app(telling: String, more: String = "") -> InlineApp {
        var app = InlineApp(
            ["First"],
            start: """
                    func showFirst() {
                        navigationController?.pushViewController(FirstWireframe().viewController, animated: true)
                    }
                """,
            presenter: """
                    func setUp(_ service: LinkService) { service.add(self) }
                """)
        app["Start/Links.swift"] = """
            extension StartPresenter: LinkObserver {
                func didReceive(link: URL) { wireframe.showFirst() }
            }
            """
        app["Base/LinkService.swift"] = """
            import UIKit

            protocol LinkObserver: AnyObject { func didReceive(link: URL) }

            final class LinkService {
                static let shared = LinkService()

                private struct Wrapper { weak var observer: LinkObserver? }

                private var wrappers: [Wrapper] = []

                func add(_ observer: LinkObserver) { wrappers.append(Wrapper(observer: observer)) }

                func handle(_ link: URL) {
                    \(telling)
                }

                \(more)
            }

            extension AppDelegate {
                func application(_ application: UIApplication, open url: URL, options: [String: Any]) -> Bool {
                    LinkService.shared.handle(url)
                    return true
                }
            }
            """
        return app
    }

    private func chains(_ app: InlineApp) throws -> [[String]] {
        let routes = try app.graph().routes.filter { $0.target == "First" && $0.source == "Start" }
        return routes.flatMap(\.triggers).map { chain in
            chain.map { "\($0.type).\($0.member)" + ($0.kind.map { " \($0.rawValue)" } ?? "") }
        }
    }

    @Test(arguments: [
        "wrappers.forEach { wrapper in wrapper.observer?.didReceive(link: link) }",
        "for wrapper in wrappers { wrapper.observer?.didReceive(link: link) }",
        "wrappers.forEach { $0.observer?.didReceive(link: link) }",
    ])
    func whatLaunchCodeTellsObserversBeginsThere(_ telling: String) throws {
        #expect(
            try chains(app(telling: telling)) == [
                [
                    "AppDelegate.application(_:open:options:) entry", "LinkService.handle(_:)",
                    "StartPresenter.didReceive(link:)",
                ]
            ])
    }

    @Test func whatOthersTellAsWellBeginsWithTheService() throws {
        let found = try chains(
            app(
                telling: "wrappers.forEach { $0.observer?.didReceive(link: link) }",
                more: "func retry(_ link: URL) { handle(link) }"))
        #expect(found == [["LinkService.handle(_:) observer", "StartPresenter.didReceive(link:)"]])
    }

    /// What a library keeps data in has observers, and is no notification centre.
    @Test(arguments: [
        "provider.addObserver(self, executing: { [weak self] in self?.wireframe.showFirst() })",
        "let update = { [weak self] in self?.wireframe.showFirst() }; provider.addObserver(self, executing: update)",
        "provider.addObserver(self) { [weak self] in self?.wireframe.showFirst() }",
    ])
    func anObserverOfDataIsNoneOfNotifications(_ observing: String) throws {
        let app = InlineApp(
            ["First"],
            start: """
                    func showFirst() {
                        navigationController?.pushViewController(FirstWireframe().viewController, animated: true)
                    }
                """,
            presenter: """
                    private let provider: DataProvider<Token>
                    func loadTapped() {
                        \(observing)
                    }
                """)
        #expect(try chains(app).map(\.last) == ["StartPresenter.loadTapped()"])
    }
}
