import NavigationGraph
import Testing

/// Tab bar controllers of libraries whose sources are not in the scan.
struct LibraryTabBarTests {
    /// An app whose root fills such a controller with items, each of which holds a controller.
    private func app(_ superclass: String = "TabBarContainer", filling: String? = nil) -> InlineApp {
        var app = InlineApp(["First", "Second"])
        app["AppDelegate.swift"] = """
            import BarKit
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?)
                    -> Bool
                {
                    let root = RootViewController()
                    window = UIWindow()
                    window?.rootViewController = root
                    root.launchTabs()
                    return true
                }
            }

            final class RootViewController: UIViewController {
                private lazy var main = MainBar()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    addChild(main)
                }

                func launchTabs() {
                    let first = BarItem(NavigationContainer(rootViewController: FirstWireframe().viewController))
            \(filling ?? "        main.items = [first, Gap(width: 20), BarItem(SecondWireframe().viewController)]")
                }
            }

            final class MainBar: \(superclass) {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .white
                }
            }

            struct BarItem: TabBarItem {
                let title: String
                let screen: UIViewController?

                init(_ screen: UIViewController) {
                    title = "Tab"
                    self.screen = screen
                }
            }
            """
        return app
    }

    private func ways(of app: InlineApp) throws -> [String] {
        try app.graph().routes.filter { $0.source != "App" }.map {
            "\($0.source) -> \($0.target ?? $0.destination.kind.rawValue) \($0.transition.rawValue)"
        }
    }

    @Test func theTabsAreWhatTheItemsHold() throws {
        #expect(try ways(of: app()) == ["MainBar -> First tab", "MainBar -> Second tab", "Root -> MainBar embed"])
        #expect(try app().graph().routes.filter { $0.transition == .tab }.allSatisfy { $0.confidence == .exact })
        #expect(try app().graph().modules.filter { !$0.reachable }.map(\.id) == ["Start"])
    }

    @Test func theItemsMayBeControllers() throws {
        let app = app(
            filling: "        main.controllers = [FirstWireframe().viewController, SecondWireframe().viewController]")
        #expect(try ways(of: app) == ["MainBar -> First tab", "MainBar -> Second tab", "Root -> MainBar embed"])
    }

    /// A list of the same name that other objects have holds no tabs.
    @Test func itemsOfAnythingElse() throws {
        #expect(try ways(of: app("ListContainer")) == ["Root -> MainBar embed"])
    }
}
