import NavigationGraph
import Testing

/// A method that is handed on by its name and its labels, and of which there are several.
struct OverloadReferenceTests {
    @Test(arguments: ["items.map(page(for:))", "items.map { page(for: $0) }"])
    func theOneThatTakesAnElementIsMeant(_ pages: String) throws {
        let edges = try GraphOfSources.graph([
            "Launch.swift": LaunchCode.showing("HallViewController(items: [Item(kind: .book), Item(kind: .shop)])"),
            "App.swift": """
            import UIKit

            enum Kind { case book, shop }
            struct Item { let kind: Kind }

            enum Pages {
                static func page(for items: [Item]) -> [UIViewController] { \(pages) }

                private static func page(for item: Item) -> UIViewController {
                    switch item.kind {
                    case .book: return BookViewController()
                    case .shop: return ShopViewController()
                    }
                }
            }

            final class HallViewController: UIViewController {
                let items: [Item]
                init(items: [Item]) {
                    self.items = items
                    super.init(nibName: nil, bundle: nil)
                }
                @IBAction func tapped() { present(Pages.page(for: items)[0], animated: true) }
            }

            final class BookViewController: UIViewController {}
            final class ShopViewController: UIViewController {}
            """,
        ]).edges
        #expect(edges == ["App -> Hall root", "Hall -> Book present", "Hall -> Shop present"])
    }

    /// Each of several protocols gives a router a method of the same name, which takes something else.
    @Test(arguments: [("Link.mail", "(external) external"), ("Addresses.gifts", "(system) present")])
    func ofTheMethodsOfSeveralProtocolsTheOneThatTakesTheArgumentIsMeant(_ link: String, _ way: String) throws {
        var app = InlineApp(
            start: """
                    var controller: UIViewController { viewController }
                """,
            presenter: """
                    var ways: StartWays { wireframe }
                    func give() { ways.open(link: \(link)) }
                """)
        app["Start/Ways.swift"] = """
            import SafariServices
            import UIKit

            enum Link { case mail, phone }
            enum Addresses { static let gifts: URL? = URL(string: "https://example.org") }

            protocol Controlling: AnyObject { var controller: UIViewController { get } }

            protocol LinkWay { func open(link: Link) }
            extension LinkWay {
                func open(link: Link) { open(link: URL(string: "mailto:someone")) }
                private func open(link: URL?) {
                    guard let link else { return }
                    UIApplication.shared.open(link, options: [:], completionHandler: nil)
                }
            }

            protocol PageWay { func open(link: URL?) }
            extension PageWay where Self: Controlling {
                func open(link: URL?) {
                    if let link { controller.present(SFSafariViewController(url: link), animated: true) }
                }
            }

            protocol StartWays: Controlling, LinkWay, PageWay {}
            extension StartWireframe: StartWays {}
            """
        #expect(try app.edges() == ["Start -> \(way)"])
    }

    /// Overloads that only `async` tells apart: one that calls its own name means the other.
    @Test(arguments: [
        "func ask() async -> String { await ask().value }",
        "func ask() async throws -> String { try await self.ask().value }",
    ])
    func whatCallsItsOwnNameMeansTheOther(_ waiting: String) throws {
        var app = InlineApp(
            start: """
                    var controller: UIViewController { viewController }
                """,
            presenter: """
                    func pay() { Task { try? await wireframe.ask() } }
                """)
        app["Start/Asking.swift"] = """
            import UIKit

            protocol Asking: AnyObject { var controller: UIViewController { get } }

            extension Asking {
                \(waiting)
                func ask() -> Answer {
                    controller.present(OtherWireframe().viewController, animated: true)
                    return Answer()
                }
            }

            extension StartWireframe: Asking {}
            """
        #expect(try app.edges() == ["Start -> Other present"])
    }
}
