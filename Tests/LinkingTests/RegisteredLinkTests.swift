import NavigationGraph
import Testing

/// What launch code hands to a library's object for addresses, links set off.
struct RegisteredLinkTests {
    private func edges(_ registration: String, handler: String = "return router.open(url)") throws -> [String] {
        var app = InlineApp(["Cart", "Help"])
        app["AppDelegate.swift"] = """
            import LinkRouter
            import UIKit

            let router = LinkRouter()

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
                ) -> Bool {
                    Links.register(in: router)
                    let window = UIWindow()
                    window.rootViewController = StartWireframe().viewController
                    self.window = window
                    return true
                }

                func application(_ app: UIApplication, open url: URL, options: [String: Any] = [:]) -> Bool {
                    \(handler)
                }
            }
            """
        app["Links.swift"] = """
            import LinkRouter
            import UIKit

            enum Links {
                static func register(in router: LinkRouterType) {
                    \(registration)
                }

                private static func show(_ screen: UIViewController) {
                    UIApplication.shared.keyWindow?.rootViewController?.present(screen, animated: true)
                }
            }
            """
        return try app.edges().filter { $0.hasPrefix("App") }
    }

    @Test func aLinkRunsWhatIsRegisteredUnderItsAddress() throws {
        let found = try edges(
            """
            router.handle("shop://cart/<id>") { _, _, _ in show(CartWireframe().viewController); return true }
            router.handle("shop://help") { _, _, _ in show(HelpWireframe().viewController); return true }
            """)
        #expect(
            found == ["App:deeplink:cart/<id> -> Cart present", "App:deeplink:help -> Help present"])
    }

    /// What the app asks a server for, it does by itself.
    @Test(arguments: [
        (
            "router.handle(\"https://shop.example/cart\") { show(CartWireframe().viewController) }",
            "return router.open(url)"
        ),
        (
            "router.handle(\"shop://cart\") { show(CartWireframe().viewController) }",
            "return UIApplication.shared.open(url)"
        ),
    ])
    func otherClosuresRunWhereTheyAreHandedOver(registration: String, handler: String) throws {
        #expect(try edges(registration, handler: handler).contains("App -> Cart present"))
    }
}
