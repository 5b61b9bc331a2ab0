import Dialects
import NavigationGraph
import Testing

@testable import Linking

/// What the user says about an app's conventions changes its map.
struct ConfiguredLinkingTests {
    private func edges(_ app: InlineApp, _ options: LinkOptions) throws -> [String] {
        try app.graph(options: options).edges.filter { $0 != "App -> Start root" }
    }

    @Test func anotherEndingTellsARole() throws {
        var app = InlineApp()
        app["Tram/Tram.swift"] = """
            import UIKit

            final class TramViewController: UIViewController { var presenter: TramPresenter? }

            final class TramPresenter {
                let navigator: TramNavigator
                init(navigator: TramNavigator) { self.navigator = navigator }
                func didTapStop() { navigator.showStop() }
            }

            final class TramNavigator {
                let view = TramViewController()
                init() { view.presenter = TramPresenter(navigator: self) }
                func showStop() { view.present(OtherWireframe().viewController, animated: true) }
            }
            """
        let bare = try app.graph()
        #expect(!bare.modules.flatMap(\.components).contains { $0.type == "TramNavigator" && $0.role == .wireframe })
        let options = LinkOptions(roleNames: RoleNames.all.adding([.init("Navigator", .wireframe)]))
        let graph = try app.graph(options: options)
        #expect(graph.edges.contains("Tram -> Other present"), "\(graph.edges)")
        let tram = try #require(graph.modules.first { $0.id == "Tram" })
        #expect(tram.components.contains { $0.type == "TramNavigator" && $0.role == .wireframe })
    }

    @Test func anEndingOfTheUsersGoesBeforeAKnownOne() {
        let names = RoleNames.all.adding([.init("Controller", .presenter)])
        #expect(names.reading(of: "CartController")?.role == .presenter)
        #expect(names.reading(of: "CartViewController")?.role == .view)
    }

    @Test(arguments: [
        "FloatKit.float(OtherWireframe().viewController, over: viewController)",
        "FloatKit.shared.presenter.float(OtherWireframe().viewController, over: viewController)",
        "float(OtherWireframe().viewController, over: viewController)",
    ])
    func aHelperWithoutSourceShowsItsArgument(call: String) throws {
        let app = InlineApp(start: "func showOther() { \(call) }", presenter: "func tap() { wireframe.showOther() }")
        #expect(try edges(app, LinkOptions()) == [])
        let helper = NavigationPrimitive(
            "float", ["_", "over"], required: 1, on: .anything, shows: .argument(0), by: .sheet)
        let graph = try app.graph(options: LinkOptions(helpers: [helper]))
        #expect(graph.edges.contains("Start -> Other sheet"), "\(graph.edges)")
        #expect(graph.navigationCalls.contains { $0.call == "float(_:over:)" && $0.class == .resolved })
    }

    @Test func aHelperThatShowsNothingGoesBack() throws {
        let app = InlineApp(start: "func leave() { FlowKit.closeFlow(animated: true) }")
        let helper = NavigationPrimitive(
            "closeFlow", ["animated"], required: 0, on: .anything, shows: .nothing, by: .dismiss)
        #expect(try edges(app, LinkOptions(helpers: [helper])) == ["Start -> (back) dismiss"])
    }

    @Test func aTypeThatTheUserNamesLaunchesTheApp() throws {
        var app = InlineApp()
        app["AppDelegate.swift"] = nil
        app["Kiosk.swift"] = """
            import UIKit

            final class KioskStarter {
                func begin(in window: UIWindow) { window.rootViewController = StartWireframe().viewController }
            }
            """
        #expect(try app.graph().entryPoints == [])
        let graph = try app.graph(options: LinkOptions(entryPoints: [.init(type: "KioskStarter", kind: .launch)]))
        #expect(graph.entryPoints.map(\.id) == ["App"])
        #expect(graph.edges == ["App -> Start root"])
        #expect(graph.modules.filter(\.reachable).map(\.id) == ["Start"])
    }

    /// An app whose post office shows letters, and parcels in another way; nothing in it says that the system calls it.
    private var postOffice: InlineApp {
        var app = InlineApp(["Letter", "Parcel"])
        app["Post.swift"] = """
            import UIKit

            enum Post {
                final class Office {
                    let window = UIWindow()

                    func deliver(_ text: String) {
                        window.rootViewController?.present(LetterWireframe().viewController, animated: true)
                    }

                    func unload() {
                        window.rootViewController?.present(ParcelWireframe().viewController, animated: true)
                    }
                }
            }
            """
        return app
    }

    private func entries(_ hints: [EntryPointHint]) throws -> [String] {
        let graph = try postOffice.graph(options: LinkOptions(entryPoints: hints))
        return graph.entryPoints.filter { $0.kind != .launch }.flatMap { entry in
            graph.routes.filter { $0.source == entry.id }.map { "\(entry.id) -> \($0.target ?? "")" }
        }
    }

    @Test func theMethodThatTheUserNamesEntersTheApp() throws {
        #expect(try entries([]) == [])
        let hint = EntryPointHint(type: "Post.Office", method: "deliver", kind: .notification, name: "mail")
        #expect(try entries([hint]) == ["App:notification:mail -> Letter"])
    }

    @Test func everyMethodOfATypeThatTheUserNamesEntersTheApp() throws {
        let found = try entries([EntryPointHint(type: "Post.Office", kind: .deeplink, name: "post")])
        #expect(found == ["App:deeplink:post -> Letter", "App:deeplink:post -> Parcel"])
    }

    @Test func aTypeOfThatNameElsewhereIsNotMeant() throws {
        #expect(try entries([EntryPointHint(type: "Office", kind: .notification)]) == [])
    }
}
