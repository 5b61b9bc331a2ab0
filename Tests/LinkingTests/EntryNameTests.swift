import NavigationGraph
import Testing

/// What entry points are called after.
struct EntryNameTests {
    private static func names(_ ways: String) throws -> [String] {
        let graph = try GraphOfSources.graph([
            "App.swift": LaunchCode.showing("StartViewController()"),
            "Shop.swift": """
            import UIKit

            extension AppDelegate {
                func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
                    LinkHandler().show(Link.made(from: url))
                    return true
                }
            }

            struct Link {
                var way: Way
                enum Way { case \(ways) }
            }

            final class LinkHandler {
                func show(_ link: Link) {
                    switch link.way {
                    case .\(ways.split(separator: ",")[0]): Surroundings.top.present(CartViewController(), animated: true)
                    default: Surroundings.stack.pushViewController(CartViewController(), animated: true)
                    }
                }
            }

            final class StartViewController: UIViewController { }
            final class CartViewController: UIViewController { }
            """,
        ])
        return Set(graph.routes.map(\.source).filter { $0.contains(":") }).sorted()
    }

    @Test func linksAreCalledAfterWhatTheyAreFor() throws {
        #expect(try Self.names("cart, orders") == ["App:deeplink:cart", "App:deeplink:url"])
    }

    @Test("A text of which the code makes a case is the link that is called after the case")
    func textsOfCases() throws {
        let graph = try GraphOfSources.graph([
            "App.swift": LaunchCode.showing("StartViewController()"),
            "Shop.swift": """
            import UIKit

            extension AppDelegate {
                func application(
                    _ application: UIApplication, continue userActivity: NSUserActivity,
                    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
                ) -> Bool {
                    guard let link = LinkReader().link(at: userActivity.webpageURL) else { return false }
                    switch link {
                    case .openCart: window?.rootViewController = CartViewController()
                    case .showOrders(let number): window?.rootViewController = OrdersViewController(number: number)
                    }
                    return true
                }
            }

            enum Link { case openCart, showOrders(String) }

            final class LinkReader {
                func link(at url: URL?) -> Link? {
                    guard let url else { return nil }
                    switch url.lastPathComponent {
                    case "open_cart": return .openCart
                    case "show_orders": return .showOrders(url.path)
                    case "help": return nil
                    default: return nil
                    }
                }
            }

            final class StartViewController: UIViewController { }
            final class CartViewController: UIViewController { }
            final class OrdersViewController: UIViewController { init(number: String) { } }
            """,
        ])
        #expect(
            graph.entryPoints.map(\.id).sorted() == [
                "App", "App:deeplink:help", "App:deeplink:openCart", "App:deeplink:showOrders",
            ])
    }

    /// What SwiftUI hands over with an address is no activity of the user's.
    @Test(arguments: [("onOpenURL", "url"), ("onContinueUserActivity", "activity")])
    func linksOfAModifierAreCalledAfterWhatItHandsOver(modifier: String, name: String) throws {
        let activity = modifier == "onOpenURL" ? "" : #"("browse")"#
        let graph = try GraphOfSources.graph([
            "Shop.swift": """
            import SwiftUI

            @main
            struct ShopApp: App {
                @State private var showsCart = false
                var body: some Scene {
                    WindowGroup {
                        StartView().\(modifier)\(activity) { _ in showsCart = true }
                            .sheet(isPresented: $showsCart) { CartView() }
                    }
                }
            }

            struct StartView: View { var body: some View { Text("") } }
            struct CartView: View { var body: some View { Text("") } }
            """
        ])
        #expect(graph.entryPoints.map(\.id) == ["App", "App:deeplink:\(name)"])
    }

    /// How a screen is shown does not tell one link from another.
    @Test func linksAreNotCalledAfterHowTheirScreenIsShown() throws {
        #expect(try Self.names("present, push") == ["App:deeplink:url"])
    }
}
