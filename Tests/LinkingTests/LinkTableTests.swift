import NavigationGraph
import Testing

/// What runs for a link that the app looks up: in a table of closures, or among handlers that it was given one by one.
struct LinkTableTests {
    /// The ways that links lead.
    private func ways(_ members: String, opening: String, more: String = "") throws -> [String] {
        try GraphOfSources.graph([
            "App.swift": """
            import UIKit

            @main
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                private lazy var flow = MainFlow(window: window)

                func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                    flow.start()
                    return true
                }

                func application(_ app: UIApplication, open url: URL, options: [String: Any]) -> Bool {
                    flow.follow(url)
                    return true
                }
            }

            final class MainFlow {
                private let window: UIWindow?
                private let stack = UINavigationController(rootViewController: StartViewController())
                \(members)

                init(window: UIWindow?) { self.window = window }

                func start() {
                    window?.rootViewController = stack
                    prepare()
                }
                func follow(_ url: URL) { \(opening) }
                func showCart() { stack.pushViewController(CartViewController(), animated: true) }
                func showHelp() { stack.present(HelpViewController(), animated: true) }
            }

            final class StartViewController: UIViewController {}
            final class CartViewController: UIViewController {}
            final class HelpViewController: UIViewController {}
            \(more)
            """
        ]).edges.filter { $0.contains(":") }
    }

    @Test(arguments: [
        ("[\"cart\": { [weak self] in self?.showCart() }, \"help\": { [weak self] in self?.showHelp() }]", "pages"),
        ("[\"cart\": showCart, \"help\": showHelp]", "self.pages"),
    ])
    func aTableOfClosuresLeadsWhereTheyDo(_ table: String, _ name: String) throws {
        for opening in ["guard let open = \(name)[url.host ?? \"\"] else { return }\nopen()", "\(name)[url.path]?()"] {
            let ways = try ways(
                "private lazy var pages: [String: () -> Void] = \(table)\nfunc prepare() {}", opening: opening)
            #expect(ways == ["App:deeplink:cart -> Cart push", "App:deeplink:help -> Help present"], "\(ways)")
        }
    }

    /// A table that no link is looked up in leads nowhere; that the handler hands the address on to the system, it does.
    @Test func anotherTableIsNoLinks() throws {
        let ways = try ways(
            "private lazy var rows: [Int: () -> Void] = [0: showCart]\nfunc prepare() { rows[1]?() }",
            opening: "UIApplication.shared.open(url)")
        #expect(ways == ["App:deeplink:url -> (external) external"])
    }

    @Test(arguments: [
        "handlers.first { $0.takes(url) }?.take(url)",
        "for handler in handlers where handler.takes(url) { handler.take(url) }",
    ])
    func handlersThatWereRegisteredLeadOn(_ opening: String) throws {
        let ways = try ways(
            """
            private var handlers: [any LinkHandler] = []
            func register(_ handler: any LinkHandler) { handlers.append(handler) }
            func prepare() {
                register(CartHandler(flow: self))
                register(HelpHandler(flow: self))
            }
            """, opening: opening,
            more: """
                protocol LinkHandler { func takes(_ url: URL) -> Bool; func take(_ url: URL) }
                struct CartHandler: LinkHandler {
                    let flow: MainFlow
                    func takes(_ url: URL) -> Bool { url.host == "cart" }
                    func take(_ url: URL) { flow.showCart() }
                }
                struct HelpHandler: LinkHandler {
                    let flow: MainFlow
                    func takes(_ url: URL) -> Bool { url.host == "help" }
                    func take(_ url: URL) { flow.showHelp() }
                }
                """)
        #expect(ways == ["App:deeplink:url -> Cart push", "App:deeplink:url -> Help present"], "\(ways)")
    }

    /// Shortcuts come by methods with a completion handler, and by those that are awaited.
    @Test(arguments: [
        "func windowScene(_ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem) async -> Bool",
        "func application(_ app: UIApplication, performActionFor item: UIApplicationShortcutItem) async -> Bool",
    ])
    func shortcutsAreAwaited(_ method: String) throws {
        let ways = try ways(
            "func prepare() {}", opening: "",
            more: """
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var flow: MainFlow?
                    \(method) {
                        flow?.showCart()
                        return true
                    }
                }
                """)
        #expect(ways == ["App:shortcut:any -> Cart push"], "\(ways)")
    }
}
