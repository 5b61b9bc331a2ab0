import NavigationGraph
import Testing

/// Screens in items that a controller is handed, where the list begins empty.
struct HandedItemTests {
    @Test func theEmptyListAtTheBeginningHidesNoItem() throws {
        let graph = try GraphOfSources.graph([
            "Launch.swift": LaunchCode.showing("Flow().bar()"),
            "Bar.swift": """
            import UIKit

            final class BarItem {
                let title: String
                let screen: UIViewController
                init(title: String, screen: UIViewController) {
                    self.title = title
                    self.screen = screen
                }
            }

            final class Flow {
                func bar() -> UIViewController {
                    let bar = BarController()
                    bar.configure(items: items)
                    return bar
                }

                private var items: [BarItem] {
                    [BarItem(title: "Hall", screen: HallViewController()), BarItem(title: "Attic", screen: AtticViewController())]
                }
            }

            final class BarController: UIViewController {
                private let pages = UIPageViewController()
                private var items: [BarItem] = []

                override func viewDidLoad() {
                    super.viewDidLoad()
                    show(0)
                }

                func configure(items: [BarItem]) { self.items = items }

                private func show(_ page: Int) {
                    pages.setViewControllers([items[page].screen], direction: .forward, animated: false)
                }
            }

            final class HallViewController: UIViewController {}
            final class AtticViewController: UIViewController {}
            """,
        ])
        #expect(graph.edges == ["App -> Bar root", "Bar -> Attic embed", "Bar -> Hall embed"])
    }
}
