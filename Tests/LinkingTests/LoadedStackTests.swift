import NavigationGraph
import Testing

/// Navigation controllers that one helper loads from a storyboard and fills with what each caller hands over.
struct LoadedStackTests {
    @Test func whatOneCallerPutsIntoALoadedStackIsInNoOtherCallersStack() throws {
        var app = InlineApp(["First", "Second"])
        app["Helpers.swift"] = """
            import UIKit

            extension UIViewController {
                static func load(storyboard: String?) -> UIViewController? {
                    guard let storyboard else { return nil }
                    return UIStoryboard(name: storyboard, bundle: nil).instantiateInitialViewController()
                }
                static func wrapped(_ screen: UIViewController) -> UINavigationController {
                    var stack = screen as? UINavigationController
                    if stack === nil { stack = UINavigationController.load(storyboard: "Stack", with: screen) }
                    return stack!
                }
            }

            extension UINavigationController {
                static func loadStack(_ storyboard: String?) -> UINavigationController? {
                    UIViewController.load(storyboard: storyboard) as? UINavigationController
                }
                static func load(storyboard: String?, with screen: UIViewController) -> UINavigationController? {
                    guard let stack = loadStack(storyboard) else { return UINavigationController(rootViewController: screen) }
                    stack.viewControllers = [screen]
                    return stack
                }
            }
            """
        app.add(
            "Start",
            view: """
                    @IBAction func first() {
                        let first = UIViewController.load(storyboard: "First") as! FirstViewController
                        present(UIViewController.wrapped(first), animated: true)
                    }
                    @IBAction func second() {
                        present(UIViewController.wrapped(SecondWireframe().viewController), animated: true)
                    }
                """)
        let routes = try app.graph().routes
        func targets(_ method: String) -> Set<String> {
            Set(routes.filter { $0.method == method }.compactMap(\.target))
        }
        #expect(targets("first()") == ["First"])
        #expect(targets("second()") == ["Second"])
    }

    @Test func whatOneCallerPutsIntoAStackIsInNoOtherCallersWhereSuchAStackIsATabToo() throws {
        var app = InlineApp(["First"])
        app["Helpers.swift"] = """
            import UIKit

            extension UIViewController {
                static func load(storyboard: String) -> UIViewController? {
                    UIStoryboard(name: storyboard, bundle: nil).instantiateInitialViewController()
                }
                static func wrapped(_ screen: UIViewController) -> UINavigationController {
                    let stack = UIViewController.load(storyboard: "Stack") as! UINavigationController
                    stack.viewControllers = [screen]
                    return stack
                }
            }

            final class PagesController: UITabBarController {
                func fill() {
                    viewControllers = [UIViewController.load(storyboard: "Stack") as! UINavigationController]
                }
            }

            final class Opener {
                var top: UIViewController?
                func open(_ name: String) {
                    guard let screen = UIViewController.load(storyboard: name) else { return }
                    top?.present(screen as? UINavigationController ?? UIViewController.wrapped(screen), animated: true)
                }
            }
            """
        app.add(
            "Start",
            view: """
                    @IBAction func first() {
                        present(UIViewController.wrapped(FirstWireframe().viewController), animated: true)
                    }
                    @IBAction func second() { Opener().open(read()) }
                """)
        let graph = try app.graph()
        let second = graph.routes.filter { $0.method == "second()" }
        #expect(!second.isEmpty && second.allSatisfy { $0.target == nil && $0.destination.kind == .unresolved })
        #expect(graph.routes.contains { $0.method == "first()" && $0.target == "First" })
    }
}
