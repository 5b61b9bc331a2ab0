import NavigationGraph
import SourceScan
import Testing

/// Code that does more to the screen than is kept for its callers.
struct TellingEffectsTests {
    /// A handler of links that shows each screen in five ways, by its surroundings. Each screen binds ten things when it is
    /// made, which are its own: with them the handler does three hundred.
    private static func app(screens: Int) -> String {
        let numbers = Array(1...screens)
        let cases = numbers.map { "case .link\($0): route(Screen\($0)ViewController())" }.joined(
            separator: "\n        ")
        return """
            import UIKit

            extension AppDelegate {
                func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
                    LinkHandler.shared.handle(url)
                    return true
                }
            }

            enum LinkPath { \(numbers.map { "case link\($0)" }.joined(separator: "; ")) }

            final class LinkHandler {
                static let shared = LinkHandler()
                func handle(_ url: URL) {
                    switch LinkPath(url) {
                    \(cases)
                    }
                }
                private func route(_ screen: UIViewController) {
                    let top = Surroundings.top
                    if screen is UIAlertController {
                        top.present(screen, animated: true)
                    } else if let navigation = top as? UINavigationController {
                        navigation.pushViewController(screen, animated: true)
                    } else if let tabs = top as? UITabBarController,
                        let navigation = tabs.selectedViewController as? UINavigationController
                    {
                        navigation.pushViewController(screen, animated: false)
                    } else if top.isModal {
                        top.showDetailViewController(screen, sender: nil)
                    } else {
                        top.present(screen, animated: false)
                    }
                }
            }

            final class StartViewController: UIViewController { }
            class BoundViewController: UIViewController {
                override init(nibName: String?, bundle: Bundle?) {
                    super.init(nibName: nibName, bundle: bundle)
                    bind()
                }
                func bind() { }
            }
            \(numbers.map(screen).joined(separator: "\n"))
            """
    }

    private static func screen(_ number: Int) -> String {
        let parts = (1...5).map { "Part\(number)x\($0)ViewController" }
        let shows = parts.map { part in
            """
                    buttons.tap { [weak self] in self?.present(\(part)(), animated: true) }
                    buttons.hold { [weak self] in self?.navigationController?.pushViewController(\(part)(), animated: true) }
            """
        }
        return """
            final class Screen\(number)ViewController: BoundViewController {
                init() { super.init(nibName: nil, bundle: nil) }
                override func bind() {
            \(shows.joined(separator: "\n"))
                }
            }
            \(parts.map { "final class \($0): UIViewController { }" }.joined(separator: "\n"))
            """
    }

    @Test func everyScreenOfALargeLinkHandlerStays() throws {
        let sources = SourcesOfTest(files: [
            "App.swift": LaunchCode.showing("StartViewController()"), "Shop.swift": Self.app(screens: 10),
        ])
        let scan = try SourceScanner { SwiftFactReader.read(bytes: $0, path: $1) }.scan(sources, options: ScanOptions())
        let result = GraphOfSources.linked(scan)
        let graph = result.graph
        #expect(result.diagnostics == [])
        let reached = Set(graph.routes.filter { $0.source.hasPrefix("App:deeplink") }.compactMap(\.target))
        #expect(reached == Set((1...10).map { "Screen\($0)" }))
        #expect(graph.modules.filter { !$0.reachable }.map(\.id) == [])
        let links = graph.routes.filter { $0.source.hasPrefix("App:deeplink") }
        let pushed = Set(links.filter { $0.transition == .push }.compactMap(\.target))
        let presented = Set(links.filter { $0.transition == .present }.compactMap(\.target))
        #expect(pushed == reached && presented == reached)
    }

    @Test func whatACoordinatorTellsAScreenTakesNoPlaceOfWhatItDoesItself() throws {
        let numbers = Array(1...70)
        var app = InlineApp([], start: "    func open() { MenuFlowCoordinator(host: viewController).start() }")
        app["Menu.swift"] = """
            import UIKit

            final class MenuFlowCoordinator {
                private let host: UIViewController
                init(host: UIViewController) { self.host = host }
                func start() {
                    let menu = MenuViewController()
            \(numbers.map { "        menu.item\($0) = { [self] in host.present(Item\($0)ViewController(), animated: true) }" }
                .joined(separator: "\n"))
                    host.present(menu, animated: true)
                    remind()
                }
                private func remind() { remindLater() }
                private func remindLater() { host.show(ReminderViewController(), sender: nil) }
            }

            final class MenuViewController: UIViewController {
            \(numbers.map { "    var item\($0): (() -> Void)?" }.joined(separator: "\n"))
                @IBAction func tap() {
            \(numbers.map { "        item\($0)?()" }.joined(separator: "\n"))
                }
            }

            final class ReminderViewController: UIViewController {}
            \(numbers.map { "final class Item\($0)ViewController: UIViewController {}" }.joined(separator: "\n"))
            """
        let edges = try app.edges()
        #expect(edges.contains("Start -> Reminder push"))
        #expect(edges.count { $0.hasPrefix("Menu -> Item") } == numbers.count)
    }
}
