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
}
