import NavigationGraph
import Testing

/// Types that are handed over as values, and asked for a screen.
struct HandedTypeTests {
    @Test(arguments: [
        ("push(_ maker: Making.Type)", "maker.make()"),
        ("push<Maker: Making>(_ maker: Maker.Type)", "Maker.make()"),
        ("push<Maker: Making>(_ maker: Maker.Type)", "maker.make()"),
    ])
    func aStaticMethodOfTheTypeMakesTheScreen(_ signature: String, _ made: String) throws {
        let edges = try GraphOfSources.graph([
            "Launch.swift": LaunchCode.showing("HallViewController()"),
            "App.swift": """
            import UIKit

            protocol Making { static func make() -> UIViewController }

            enum BookMaking: Making { static func make() -> UIViewController { BookViewController() } }
            enum ShopMaking: Making { static func make() -> UIViewController { ShopViewController() } }

            extension UIViewController {
                func \(signature) { navigationController?.pushViewController(\(made), animated: true) }
            }

            final class HallViewController: UIViewController {
                @IBAction func tapped() { push(BookMaking.self) }
            }

            final class BookViewController: UIViewController {
                @IBAction func tapped() { push(ShopMaking.self) }
            }

            final class ShopViewController: UIViewController {}
            """,
        ]).edges
        #expect(edges == ["App -> Hall root", "Book -> Shop push", "Hall -> Book push"])
    }

    /// The pod that declares what the function gives back is not in the scan.
    @Test(arguments: ["Module", "Presentable", "UIViewController"])
    func whatALibraryCallsAScreenIsWhatIsGivenBack(_ type: String) throws {
        let edges = try GraphOfSources.graph([
            "Launch.swift": LaunchCode.showing("HallViewController()"),
            "App.swift": """
            import Modules
            import UIKit

            enum Shelf {
                static func book() -> \(type) {
                    let view = BookViewController()
                    return view
                }
            }

            final class HallViewController: UIViewController {
                @IBAction func tapped() { present(Shelf.book(), animated: true) }
            }

            final class BookViewController: UIViewController {}
            """,
        ]).edges
        #expect(edges == ["App -> Hall root", "Hall -> Book present"])
    }

    /// The library that has the type make its screen is not in the scan: what it does is judged by the call's words.
    @Test(arguments: [("push", "push"), ("present", "present"), ("presentSheet", "sheet")])
    func aLibraryIsHandedTheTypeThatMakesTheScreen(_ call: String, _ transition: String) throws {
        let graph = try GraphOfSources.graph([
            "Launch.swift": LaunchCode.showing("HallViewController()"),
            "App.swift": """
            import UIKit

            struct Page: TransitionModel {
                let number: Int
            }

            final class BookAssembly: Assembly {
                static let count = 1
                static func assembleModule(with model: TransitionModel) -> Module {
                    guard let model = model as? Page else { fatalError() }
                    let view = BookViewController()
                    view.number = model.number
                    return view
                }
            }

            final class HallViewController: UIViewController {
                lazy var transition: ModuleTransitionHandler = self
                @IBAction func tapped() {
                    transition.\(call)(with: Page(number: 1), openModuleType: BookAssembly.self)
                }
                func registerCells(of table: UITableView) { table.register(BookCell.self, forCellReuseIdentifier: "book") }
            }

            final class BookCell: UITableViewCell {}

            final class BookViewController: UIViewController {
                var number = 0
            }
            """,
        ])
        #expect(graph.edges == ["App -> Hall root", "Hall -> Book \(transition)"])
        #expect(graph.routes.last?.confidence == .inferred)
    }
}
