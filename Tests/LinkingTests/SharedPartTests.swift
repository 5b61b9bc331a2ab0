import NavigationGraph
import Testing

@testable import Linking

/// A presenter or a navigator that several modules have an object of each: what it does is a way of those whose own code
/// has it do it.
struct SharedPartTests {
    /// `Start` shows `Paper` and `Leaf`, each of which an assembly makes of the parts that are given by module.
    private func app(_ parts: [(module: String, parts: [String])], _ sources: String) -> InlineApp {
        var app = InlineApp(
            ["Red", "Blue"],
            start: parts.map { module, _ in
                "    func show\(module)() { viewController.present(\(module)Factory.make(), animated: true) }"
            }.joined(separator: "\n"),
            presenter: parts.map { module, _ in
                "    func open\(module)() { wireframe.show\(module)() }"
            }.joined(separator: "\n"))
        for (module, parts) in parts {
            let stems = ["Interactor", "Presenter", "Wireframe"].map { role in
                parts.first { $0.hasSuffix(role) } ?? module + role
            }
            app["\(module)/\(module)Factory.swift"] = """
                import UIKit

                enum \(module)Factory {
                    static func make() -> UIViewController {
                        let view = \(parts.first { $0.hasSuffix("ViewController") } ?? module + "ViewController")()
                        let interactor = \(stems[0])()
                        let presenter = \(stems[1])()
                        presenter.view = view
                        presenter.wireframe = \(stems[2])()
                        presenter.interactor = interactor
                        interactor.output = presenter
                        view.presenter = presenter
                        return view
                    }
                }
                """
        }
        app["Parts.swift"] = """
            import UIKit

            protocol Noticing: AnyObject {}
            extension Noticing {
                func notice(on view: UIViewController?) {
                    view?.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)
                }
            }
            protocol PaperWireframeProtocol: Noticing {
                func showRed(from view: UIViewController?)
                func showBlue(from view: UIViewController?)
            }
            protocol PaperPresenting: AnyObject { func next() }
            protocol PaperInteracting: AnyObject { func check() }
            protocol PaperOutput: AnyObject {
                func didAccept()
                func didReject()
            }
            final class PaperViewController: UIViewController {
                var presenter: PaperPresenting!
                @IBAction func tapped() { presenter.next() }
            }
            final class PaperWireframe: PaperWireframeProtocol {
                func showRed(from view: UIViewController?) {
                    view?.present(RedWireframe().viewController, animated: true)
                }
                func showBlue(from view: UIViewController?) {
                    view?.present(BlueWireframe().viewController, animated: true)
                }
            }

            \(sources)
            """
        return app
    }

    private func presenter(_ name: String, next: String, accept: String = "", reject: String = "") -> String {
        """
        final class \(name): PaperPresenting, PaperOutput {
            weak var view: UIViewController?
            var wireframe: PaperWireframeProtocol!
            var interactor: PaperInteracting!
            func next() { \(next) }
            func didAccept() { \(accept) }
            func didReject() { \(reject) }
        }
        """
    }

    private func interactor(_ name: String, check: String) -> String {
        """
        final class \(name): PaperInteracting {
            weak var output: PaperOutput?
            func check() { \(check) }
        }
        """
    }

    private func leaving(_ app: InlineApp) throws -> [Route] {
        try app.graph().routes.filter { $0.source != "App" && $0.source != "Start" }
    }

    /// Each route with the chains that lead to it.
    private func lines(_ routes: [Route]) -> [String] {
        routes.map { route in
            "\(route.source) -> \(route.target ?? route.destination.name): "
                + route.triggers.map { $0.map { "\($0.type).\($0.member)" }.joined(separator: " ") }.joined(
                    separator: "; ")
        }
    }

    private func sharedWireframe() -> InlineApp {
        app(
            [
                ("Paper", []),
                ("Leaf", ["PaperWireframe"]),
            ],
            """
            \(presenter("PaperPresenter", next: "wireframe.showRed(from: view)"))
            \(presenter("LeafPresenter", next: "wireframe.showBlue(from: view)"))
            \(interactor("PaperInteractor", check: ""))
            \(interactor("LeafInteractor", check: ""))
            final class LeafViewController: UIViewController {
                var presenter: PaperPresenting!
                @IBAction func turned() { presenter.next() }
            }
            """)
    }

    @Test func whatASharedNavigatorShowsIsAWayOfWhoseOwnPresenterCallsIt() throws {
        let found = try lines(leaving(sharedWireframe()).filter { !$0.neverTriggered })
        #expect(
            found == [
                "Leaf -> Blue: LeafViewController.turned() LeafPresenter.next()",
                "Paper -> Red: PaperViewController.tapped() PaperPresenter.next()",
            ])
    }

    @Test func itIsSaidWhoseTheWayIs() throws {
        let text = try sharedWireframe().explain { .ways(from: "Leaf", to: "Blue") }.text
        #expect(text.contains("it has an object of its own of the part that"), "\(text)")
    }

    @Test func whatASharedPresenterDoesIsAWayOfWhoseInteractorHasItDoSo() throws {
        let app = app(
            [
                ("Paper", []),
                ("Leaf", ["PaperPresenter", "PaperViewController"]),
            ],
            """
            \(presenter(
                "PaperPresenter", next: "interactor.check()", accept: "wireframe.showRed(from: view)",
                reject: "wireframe.notice(on: view)"))
            \(interactor("PaperInteractor", check: "output?.didAccept()"))
            \(interactor("LeafInteractor", check: "output?.didReject()"))
            final class LeafWireframe: PaperWireframeProtocol {
                func showRed(from view: UIViewController?) { view?.dismiss(animated: true) }
                func showBlue(from view: UIViewController?) {}
            }
            """)
        let routes = try leaving(app)
        #expect(
            lines(routes.filter { !$0.neverTriggered }) == [
                "Leaf -> UIAlertController: PaperViewController.tapped() PaperPresenter.next() LeafInteractor.check()",
                "Paper -> Red: PaperViewController.tapped() PaperPresenter.next() PaperInteractor.check() "
                    + "PaperPresenter.didAccept()",
            ])
        let back = routes.filter { $0.destination.kind == .back }
        #expect(back.map(\.source) == ["Leaf"] && back.allSatisfy(\.neverTriggered), "\(lines(routes))")
    }

    @Test func whatEachModuleHasASharedPresenterDoIsAWayOfEach() throws {
        let app = app(
            [
                ("Paper", []),
                ("Leaf", ["PaperPresenter", "PaperViewController"]),
            ],
            """
            \(presenter("PaperPresenter", next: "wireframe.notice(on: view)"))
            \(interactor("PaperInteractor", check: ""))
            \(interactor("LeafInteractor", check: ""))
            final class LeafWireframe: PaperWireframeProtocol {
                func showRed(from view: UIViewController?) {}
                func showBlue(from view: UIViewController?) {}
            }
            """)
        let found = try leaving(app).filter { $0.destination.kind == .system }
        #expect(found.map(\.source) == ["Leaf", "Paper"], "\(lines(found))")
    }

    /// One interactor and one router for all screens, each of which knows them by interfaces of its own name.
    @Test func whatServesSeveralModulesUnderTheirNamesIsAPartOfEach() throws {
        var sources = [
            "Core.swift": """
            import SwiftUI

            final class CoreInteractor {
                func track() {}
            }

            struct CoreRouter {
                let show: (AnyView) -> Void
            }

            struct CoreBuilder {
                let interactor = CoreInteractor()
                func login() -> some View {
                    LoginView(presenter: LoginPresenter(interactor: interactor, router: CoreRouter(show: { _ in })))
                }
                func home() -> some View {
                    HomeView(presenter: HomePresenter(interactor: interactor, router: CoreRouter(show: { _ in })))
                }
            }

            @main
            struct Shop: App {
                var body: some Scene { WindowGroup { CoreBuilder().login() } }
            }
            """
        ]
        for name in ["Login", "Home"] {
            sources["\(name).swift"] = """
                import SwiftUI

                protocol \(name)Interactor { func track() }
                extension CoreInteractor: \(name)Interactor {}

                protocol \(name)Router {}
                extension CoreRouter: \(name)Router {}

                final class \(name)Presenter {
                    private let interactor: \(name)Interactor
                    private let router: \(name)Router

                    init(interactor: \(name)Interactor, router: \(name)Router) {
                        self.interactor = interactor
                        self.router = router
                    }
                    func appeared() { interactor.track() }
                }

                struct \(name)View: View {
                    let presenter: \(name)Presenter
                    var body: some View { Text("Hello").onAppear { presenter.appeared() } }
                }
                """
        }
        let graph = try GraphOfSources.graph(sources)
        for module in graph.modules {
            let parts = module.components.map { "\($0.role.rawValue) \($0.type)" }.sorted()
            #expect(
                parts == [
                    "interactor CoreInteractor", "presenter \(module.id)Presenter", "router CoreRouter",
                    "view \(module.id)View",
                ], "\(parts)")
            let held = module.references.map { "\($0.from.rawValue) holds \($0.to.rawValue)" }
            #expect(
                held == ["presenter holds interactor", "presenter holds router", "view holds presenter"], "\(held)")
            #expect(module.interfaces.allSatisfy { $0.from == .presenter && $0.to != .outside }, "\(module.interfaces)")
        }
        #expect(graph.modules.map(\.id) == ["Home", "Login"])
    }
}
