import NavigationGraph
import Testing

/// A page controller of the app's own class that is no module: who shows it shows what it sets into itself, and what it
/// answers when the user turns the page.
struct PageContainerTests {
    private var app: InlineApp {
        var app = InlineApp(
            ["First", "Second"],
            start: """
                    func showPages() {
                        let pages = PagesController(pages: Pages(makers: PageMakers()))
                        viewController.present(pages, animated: true)
                    }
                """, presenter: "    func openPages() { wireframe.showPages() }")
        app["Start/Start+View.swift"] = """
            extension StartViewController {
                @IBAction func pagesTapped() { presenter?.openPages() }
            }
            """
        app["Pages.swift"] = """
            import UIKit

            final class PageMakers {
                func first() -> UIViewController { FirstWireframe().viewController }
                func second() -> UIViewController { SecondWireframe().viewController }
            }

            final class Pages {
                private let controllers: [UIViewController]

                init(makers: PageMakers) { controllers = [makers.first(), makers.second()] }

                func controller(at index: Int) -> UIViewController { controllers[index] }
            }

            class BasePagesController<Model>: UIPageViewController {
                private(set) var pages: Model

                init(pages: Model) {
                    self.pages = pages
                    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: [:])
                }
            }

            final class PagesController: BasePagesController<Pages>, UIPageViewControllerDataSource {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    dataSource = self
                    setViewControllers([pages.controller(at: 0)], direction: .forward, animated: true, completion: nil)
                }

                func pageViewController(
                    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
                ) -> UIViewController? {
                    pages.controller(at: 1)
                }
            }
            """
        return app
    }

    @Test func whoShowsThePagesShowsWhatIsInThem() throws {
        let graph = try app.graph()
        #expect(graph.edges == ["App -> Start root", "Start -> First present", "Start -> Second present"])
        #expect(graph.routes.filter { $0.source == "Start" }.allSatisfy { $0.container == .page })
        #expect(graph.unresolved.isEmpty)
    }

    @Test func whatLaunchCodeShowsIsSaidOnce() throws {
        var app = app
        app["AppDelegate.swift"] = """
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                    let window = UIWindow()
                    window.rootViewController = PagesController(pages: Pages(makers: PageMakers()))
                    self.window = window
                    return true
                }
            }
            """
        #expect(try app.graph().edges.filter { $0.hasPrefix("App") } == ["App -> First root", "App -> Second root"])
    }
}
