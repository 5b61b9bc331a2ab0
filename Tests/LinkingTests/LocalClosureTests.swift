import NavigationGraph
import Testing

/// Closures in variables of a function, which the function calls with a screen.
struct LocalClosureTests {
    private func edges(_ body: String) throws -> [String] {
        try InlineApp(
            start: """
                    func open(_ isLarge: Bool) {
                        \(body)
                    }
                    private func after(_ then: @escaping () -> Void) { DispatchQueue.main.async { then() } }
                    private func each(_ run: (UIViewController) -> Void) { run(OtherWireframe().viewController) }
                """,
            presenter: "    func tapped() { wireframe.open(true) }"
        ).edges()
    }

    @Test(arguments: [
        """
        let show: (UIViewController) -> Void = { self.viewController.present($0, animated: true) }
        show(OtherWireframe().viewController)
        """,
        """
        let show = { [weak self] (screen: UIViewController) in self?.viewController.present(screen, animated: true) }
        after { show(OtherWireframe().viewController) }
        """,
        """
        let show: (UIViewController) -> Void = { self.viewController.present($0, animated: true) }
        each(show)
        """,
    ])
    func aClosureShowsWhatItIsCalledWith(_ body: String) throws {
        #expect(try edges(body) == ["Start -> Other present"])
    }

    @Test func oneOfTwoClosuresDoes() throws {
        let body = """
            let show: (UIViewController) -> Void
            if isLarge {
                show = { self.viewController.present($0, animated: true) }
            } else {
                show = { self.navigationController?.pushViewController($0, animated: true) }
            }
            show(OtherWireframe().viewController)
            """
        #expect(try edges(body) == ["Start -> Other present", "Start -> Other push"])
    }

    /// A closure under a name that is handed on with others, through an assembly to its router, shows from the router's screen.
    @Test(arguments: [
        "let openOther: () -> Void = { [weak self] in self?.openOther() }\nlet ways = Ways(openOther: openOther)",
        "let ways = Ways(openOther: { [weak self] in self?.openOther() })",
    ])
    func aNamedClosureHandedOnShowsFromWhoKeepsIt(_ ways: String) throws {
        let graph = try GraphOfSources.graph([
            "Launch.swift": LaunchCode.stack("LobbyCoordinator(stack: navigation).start()"),
            "Lobby.swift": """
            import UIKit

            final class LobbyCoordinator {
                private let stack: UINavigationController

                init(stack: UINavigationController) { self.stack = stack }

                func start() {
                    \(ways)
                    stack.pushViewController(LobbyWireframe(ways: ways).build(), animated: true)
                }

                func openOther() { stack.pushViewController(OtherViewController(), animated: true) }
            }

            struct Ways {
                var openOther: () -> Void
            }

            final class LobbyWireframe {
                private let ways: Ways

                init(ways: Ways) { self.ways = ways }

                func build() -> UIViewController {
                    let view = LobbyViewController()
                    view.presenter = LobbyPresenter(router: LobbyRouter(openOther: self.ways.openOther))
                    return view
                }
            }

            final class LobbyRouter {
                private let openOther: () -> Void

                init(openOther: @escaping () -> Void) { self.openOther = openOther }

                func open() { openOther() }
            }

            final class LobbyPresenter {
                private let router: LobbyRouter

                init(router: LobbyRouter) { self.router = router }

                func tapped() { router.open() }
            }

            final class LobbyViewController: UIViewController {
                var presenter: LobbyPresenter!
                @IBAction func tapped() { presenter.tapped() }
            }

            final class OtherViewController: UIViewController {}
            """,
        ])
        #expect(graph.edges == ["App -> Lobby root", "Lobby -> Other push"])
        let triggers = graph.routes.filter { $0.source == "Lobby" }.flatMap(\.triggers)
        let beginnings = triggers.compactMap { $0.first?.member }
        #expect(beginnings == ["tapped()"])
    }
}
