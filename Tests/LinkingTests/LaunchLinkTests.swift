import Foundation
import NavigationGraph
import Testing

/// What launch code does for a link or a notification that starts the app is no way of each launch.
struct LaunchLinkTests {
    /// - Parameters:
    ///   - launch: what the scene delegate does once it shows the first screen.
    ///   - more: further members of the scene delegate.
    private func edges(launch: String, more: String = "") throws -> [String] {
        var app = InlineApp(["Coupon", "Medal"])
        app["Scene.swift"] = """
            import UIKit

            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?

                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    window?.rootViewController = StartWireframe().viewController
                    \(launch)
                }

                \(more)
            }

            final class Links {
                static let shared = Links()
                func open(_ address: URL) {
                    let top = UIApplication.shared.keyWindow?.rootViewController
                    switch address.host {
                    case "coupon": top?.present(CouponWireframe().viewController, animated: true)
                    case "medal": top?.present(MedalWireframe().viewController, animated: true)
                    default: break
                    }
                }
            }
            """
        return try app.edges()
    }

    private static let links = ["App:deeplink:coupon -> Coupon present", "App:deeplink:medal -> Medal present"]

    @Test(arguments: [
        ("if let address = options.urlContexts.first?.url { Links.shared.open(address) }", ""),
        (
            "openLink(options)",
            """
            private func openLink(_ options: UIScene.ConnectionOptions) {
                guard let address = options.urlContexts.first?.url else { return }
                Links.shared.open(address)
            }
            """
        ),
        ("for context in options.urlContexts { Links.shared.open(context.url) }", ""),
        ("for one in options.userActivities { if let address = one.webpageURL { Links.shared.open(address) } }", ""),
        ("options.userActivities.first?.webpageURL.map { Links.shared.open($0) }", ""),
        (
            "self.scene(scene, openURLContexts: options.urlContexts)",
            """
            func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
                contexts.forEach { Links.shared.open($0.url) }
            }
            """
        ),
    ])
    func areTheLinks(launch: String, more: String) throws {
        #expect(try edges(launch: launch, more: more) == Self.links)
    }

    @Test(
        "but not what it does where none came",
        arguments: [
            "if options?[.remoteNotification] == nil { SHOW }",
            "guard options?[.remoteNotification] == nil else { return true }\n        SHOW",
            "if options?[.url] == nil && isReady { SHOW }",
            "if options?[.url] != nil { print(1) } else { SHOW }",
        ])
    func notWithoutOne(launch: String) throws {
        var app = InlineApp([])
        app["AppDelegate.swift"] = """
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                var isReady = false

                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    \(launch.replacingOccurrences(of: "SHOW", with: "window?.rootViewController = StartWireframe().viewController"))
                    return true
                }
            }
            """
        #expect(try app.graph().edges == ["App -> Start root"])
    }

    @Test(
        "and what it does where it is not true that none came",
        arguments: [
            "if options?[.url] == nil { print(1) } else { SHOW }",
            "guard options?[.url] == nil else {\n            SHOW\n            return true\n        }",
        ])
    func otherwise(launch: String) throws {
        var app = InlineApp([])
        app["AppDelegate.swift"] = """
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    \(launch.replacingOccurrences(of: "SHOW", with: "window?.rootViewController = StartWireframe().viewController"))
                    return true
                }
            }
            """
        #expect(try app.graph().edges.allSatisfy { $0.hasPrefix("App:deeplink") && $0.hasSuffix(" -> Start root") })
        #expect(try app.graph().edges.count == 1)
    }

    @Test func areTheNotifications() throws {
        let launch = """
            if let note = options.notificationResponse?.notification.request.content, let address = URL(note.body) {
                Links.shared.open(address)
            }
            """
        let ways = try edges(launch: launch)
        #expect(ways == ["App:notification:coupon -> Coupon present", "App:notification:medal -> Medal present"])
    }

    /// Without a link the launch goes on.
    @Test func areNotWhatIsDoneWithoutALink() throws {
        let launch = """
            if let address = options.urlContexts.first?.url {
                Links.shared.open(address)
            } else {
                window?.rootViewController?.present(MedalWireframe().viewController, animated: true)
            }
            """
        #expect(try edges(launch: launch) == ["App -> Medal present"] + Self.links)
    }

    @Test func aPrivateFunctionThatNobodyCallsIsNoWay() throws {
        var app = InlineApp(["Medal"])
        app["Scene.swift"] = """
            import UIKit

            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                private func startWithMedal() { window?.rootViewController = MedalWireframe().viewController }
            }
            """
        let graph = try app.graph()
        let idle = try #require(graph.routes.first { $0.target == "Medal" })
        #expect(idle.neverTriggered)
    }
}
