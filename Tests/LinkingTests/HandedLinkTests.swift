import NavigationGraph
import Testing

/// Links that a handler hands to a module, which opens what they are for by itself.
struct HandedLinkTests {
    /// - Parameters:
    ///   - handler: what the scene delegate does with a link.
    ///   - wireframe: members of the module that the link is handed to.
    private func graph(handler: String, wireframe: String) throws -> NavigationGraph {
        var app = InlineApp(["Profile", "Settings"], start: wireframe)
        app["Scene.swift"] = """
            import UIKit

            enum Link {
                case profile(String), settings
                init?(_ address: URL) {
                    switch address.host {
                    case "profile": self = .profile(address.lastPathComponent)
                    default: self = .settings
                    }
                }
            }

            protocol LinkOpening: AnyObject { func open(_ link: Link) }

            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                var opener: LinkOpening?

                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    let start = StartWireframe()
                    opener = start
                    window?.rootViewController = start.viewController
                }

                func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
                    guard let address = contexts.first?.url, let link = Link(address) else { return }
                    \(handler)
                }

                private func pass(_ link: Link) { opener?.open(link) }
            }

            extension StartWireframe: LinkOpening {}
            """
        return try app.graph()
    }

    private static let both = """
            func open(_ link: Link) {
                switch link {
                case .profile: viewController.present(ProfileWireframe().viewController, animated: true)
                case .settings: showSettings()
                }
            }
            func showSettings() {
                navigationController?.pushViewController(SettingsWireframe().viewController, animated: true)
            }
        """

    @Test(arguments: ["opener?.open(link)", "pass(link)", "Optional(link).map { opener?.open($0) }"])
    func leadWhereTheModuleTakesThem(handler: String) throws {
        let graph = try graph(handler: handler, wireframe: Self.both)
        let ways = graph.edges.filter { $0.hasPrefix("App:") }
        #expect(ways == ["App:deeplink:profile -> Profile present", "App:deeplink:settings -> Settings push"])
        #expect(graph.edges.contains("Start -> Profile present"))
        #expect(graph.entryPoints.allSatisfy { $0.unresolved == nil })
    }

    @Test func oneLinkIsNotTheOther() throws {
        let graph = try graph(handler: "if case .settings = link { opener?.open(.settings) }", wireframe: Self.both)
        #expect(graph.edges.filter { $0.hasPrefix("App:") } == ["App:deeplink:settings -> Settings push"])
    }
}
