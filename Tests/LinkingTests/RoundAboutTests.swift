import NavigationGraph
import Testing

/// Coordinators that begin one another all over again.
struct RoundAboutTests {
    /// A browser that opens a page when it is begun, and has the app's coordinator take what turns out to be a link.
    @Test func noScreenLeadsWhereOnlyALinkThatTheBrowserOpensLater() throws {
        let graph = try GraphOfSources.graph([
            "Launch.swift": LaunchCode.stack("AppCoordinator(navigation: navigation).begin()"),
            "AppCoordinator.swift": """
            import UIKit

            enum Link { case rose, tulip }

            final class AppCoordinator {
                let navigation: UINavigationController
                lazy var tabs = TabCoordinator(app: self, navigation: navigation)
                init(navigation: UINavigationController) { self.navigation = navigation }
                func begin() { tabs.begin() }
                func take(_ link: Link) { tabs.take(link) }
            }

            final class TabCoordinator {
                unowned let app: AppCoordinator
                let navigation: UINavigationController
                lazy var browser = BrowserCoordinator(tabs: self, navigation: navigation)
                init(app: AppCoordinator, navigation: UINavigationController) {
                    self.app = app
                    self.navigation = navigation
                }
                func begin() {
                    let hall = HallViewController()
                    hall.tabs = self
                    navigation.viewControllers = [hall]
                    browser.open(.rose)
                }
                func restart() { app.begin() }
                func openLink(_ link: Link) { app.take(link) }
                func take(_ link: Link) {
                    switch link {
                    case .rose: navigation.pushViewController(RoseViewController(), animated: true)
                    case .tulip: browser.show(TulipViewController())
                    }
                }
            }

            final class BrowserCoordinator {
                unowned let tabs: TabCoordinator
                let navigation: UINavigationController
                var isPage = false
                init(tabs: TabCoordinator, navigation: UINavigationController) {
                    self.tabs = tabs
                    self.navigation = navigation
                }
                func open(_ link: Link) {
                    if isPage { navigation.pushViewController(PageViewController(), animated: true) } else { tabs.openLink(link) }
                }
                func show(_ controller: UIViewController) { navigation.pushViewController(controller, animated: true) }
            }

            final class HallViewController: UIViewController {
                weak var tabs: TabCoordinator?
                @IBAction func tap() { tabs?.restart() }
            }

            final class PageViewController: UIViewController {}
            final class RoseViewController: UIViewController {}
            final class TulipViewController: UIViewController {}
            """,
        ])
        let ways = graph.edges.filter { $0.hasPrefix("Hall") }
        #expect(ways == ["Hall -> Hall root", "Hall -> Page push"])
    }

    /// What the whole app shows its screens with is no flow that begins again.
    @Test func aNavigatorOfTheWholeAppMayBeAskedAnyNumberOfTimes() throws {
        let edges = try GraphOfSources.graph([
            "Launch.swift": LaunchCode.showing("HallViewController()"),
            "Screens.swift": """
            import UIKit

            final class Navigator {
                static let shared = Navigator()
                weak var top: UIViewController?
                func openPurse() { Purse().begin() }
                func openNotes() { Notes().begin() }
                func show(_ controller: UIViewController) { top?.present(controller, animated: true) }
            }

            final class Purse {
                func begin() { Navigator.shared.openNotes() }
            }

            final class Notes {
                func begin() { Navigator.shared.show(RoseViewController()) }
            }

            final class HallViewController: UIViewController {
                @IBAction func tap() { Navigator.shared.openPurse() }
            }

            final class RoseViewController: UIViewController {}
            """,
        ]).edges
        #expect(edges.contains("Hall -> Rose present"))
    }
}
