import NavigationGraph
import Testing

/// Screens that frameworks ask for, that arrays and tuples hold, and that declared types tell.
struct AskedScreensTests {
    @Test func whatADataSourceGivesBackIsShown() throws {
        var app = InlineApp(["First", "Second"])
        app["Start/Pages.swift"] = """
            import UIKit

            extension StartViewController: UIPageViewControllerDataSource {
                func pageViewController(
                    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
                ) -> UIViewController? {
                    FirstWireframe().viewController
                }

                func pageViewController(
                    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
                ) -> UIViewController? {
                    SecondWireframe().viewController
                }
            }
            """
        #expect(try app.edges() == ["Start -> First embed", "Start -> Second embed"])
        #expect(try app.graph().coverage.unresolved == 0)
    }

    @Test func anArrayThatAMemberHoldsHasWhatItsOwnCodePutsIn() throws {
        var app = InlineApp(["First", "Second"])
        app["Start/Pages.swift"] = """
            import UIKit

            final class StartPages: UIViewController {
            }

            extension StartViewController: UIPageViewControllerDataSource {
                func pageViewController(
                    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
                ) -> UIViewController? {
                    load(at: 1)
                    return pages[1]
                }
            }
            """
        app["Start/Start.swift"] = app["Start/Start.swift"]?.replacingOccurrences(
            of: "var presenter: StartPresenter?",
            with: """
                var presenter: StartPresenter?
                private var pages: [UIViewController?] = [nil, nil]

                override func viewDidLoad() {
                    super.viewDidLoad()
                    pages.append(FirstWireframe().viewController)
                }

                func load(at index: Int) {
                    pages[index] = SecondWireframe().viewController
                }
                """)
        #expect(try app.edges() == ["Start -> First embed", "Start -> Second embed"])
    }

    @Test func aTupleIsTakenApartWhereItIsAssigned() throws {
        let app = InlineApp(
            ["First", "Second"],
            start: """
                    func open(isNew: Bool) {
                        let title: String
                        let screen: UIViewController
                        if isNew {
                            (title, screen) = make()
                        } else {
                            (title, screen) = ("old", SecondWireframe().viewController)
                        }
                        screen.title = title
                        navigationController?.pushViewController(screen, animated: true)
                    }

                    private func make() -> (String, UIViewController) { ("new", FirstWireframe().viewController) }
                """)
        #expect(try app.edges() == ["Start -> First push", "Start -> Second push"])
    }

    @Test func aTabWithItsOwnNavigationControllerIsATab() throws {
        var app = InlineApp(["First", "Second"])
        app["AppDelegate.swift"] = """
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func applicationDidFinishLaunching(_ application: UIApplication) {
                    let tabs = UITabBarController()
                    tabs.viewControllers = [
                        UINavigationController(rootViewController: FirstWireframe().viewController),
                        SecondWireframe().viewController,
                    ]
                    window?.rootViewController = tabs
                }
            }
            """
        #expect(try app.edges() == ["App -> First tab", "App -> Second tab"])
    }

    @Test func aLibrarysWayToShowASheetIsKnown() throws {
        let app = InlineApp(
            ["First"], start: "    func open() { viewController.presentPanModal(FirstWireframe().viewController) }")
        #expect(try app.edges() == ["Start -> First sheet"])
    }

    @Test func whatNobodyHandsOverIsKnownByItsDeclaredType() throws {
        var app = InlineApp(
            ["First"],
            start:
                "    var next: FirstViewController?\n    func open() { navigationController?.pushViewController(next!, animated: true) }"
        )
        app["Other.swift"] = "class Unrelated {}"
        let routes = try app.graph().routes.filter { $0.source == "Start" }
        #expect(routes.map(\.target) == ["First"])
        #expect(routes.map(\.confidence) == [.inferred])
    }

    @Test func aChildThatIsNoScreenIsNoNavigation() throws {
        var app = InlineApp()
        app["Start/Feed.swift"] = """
            import FeedKit

            final class FeedWriter {
                func write(_ root: FeedElement) {
                    let child = FeedElement(name: "item")
                    root.addChild(child)
                }
            }
            """
        let graph = try app.graph()
        #expect(graph.coverage.unresolved == 0)
        #expect(graph.coverage.navigationCalls == 1)
    }

    @Test func aFlagThatIsWrittenOutIsNoCondition() throws {
        var app = InlineApp(
            ["First"],
            start:
                "    func open() { Opener().open(FirstWireframe().viewController, from: viewController, modally: true) }"
        )
        app["Base/Opener.swift"] = """
            import UIKit

            final class Opener {
                func open(_ screen: UIViewController, from source: UIViewController, modally: Bool) {
                    if modally { source.present(screen, animated: true) }
                }
            }
            """
        let route = try #require(try app.graph().routes.first { $0.target == "First" })
        #expect(route.condition == nil)
    }

    @Test func whatAModuleInheritsFromAnotherOnesViewIsItsOwn() throws {
        var app = InlineApp(["Other", "Shelf"])
        app["Shelf/Shelf.swift"] = app["Shelf/Shelf.swift"]?.replacingOccurrences(
            of: "final class ShelfViewController: UIViewController {",
            with: """
                final class ShelfViewController: StartViewController {
                    func fill() { hold(OtherWireframe().viewController) }
                """
        ).replacingOccurrences(
            of: "    var presenter: ShelfPresenter?", with: "    var shelfPresenter: ShelfPresenter?"
        )
        .replacingOccurrences(of: "controller.presenter =", with: "controller.shelfPresenter =")
        app["Start/Start.swift"] = app["Start/Start.swift"]?.replacingOccurrences(
            of: "final class StartViewController: UIViewController {",
            with: """
                class StartViewController: UIViewController {
                    func hold(_ child: UIViewController) { addChild(child) }
                """)
        #expect(try app.edges() == ["Shelf -> Other embed"])
    }
}
