import NavigationGraph
import Testing

@testable import Linking

/// Functions that hand closures to one another in turn, each around the last: what they are called with never ends.
struct ClosuresInTurnTests {
    /// Containers that pass a search down to what they hold, and go on with the next where that finds nothing.
    private var files: [String: String] {
        var files = [
            "Launch.swift": LaunchCode.showing("StartViewController()"),
            "App.swift": """
            import UIKit

            typealias Done = (Any?, Bool) -> Void

            protocol Searching: AnyObject {
                func search(for place: Place?, done: Done?)
            }

            final class StartViewController: UIViewController {
                @IBAction func tapped() { present(HarbourViewController(), animated: true) }
            }

            final class HarbourViewController: UIViewController {}

            extension UISplitViewController: Searching {
                func search(for place: Place?, done: Done?) { search(for: place, index: 0, done: done) }

                func search(for place: Place?, index: Int, done: Done?) {
                    if let next = viewControllers[index] as? Searching {
                        next.search(for: place) { [weak self] _, isFound in
                            if isFound {
                                done?(next, true)
                            } else {
                                self?.search(for: place, index: index + 1, done: done)
                            }
                        }
                    } else {
                        search(for: place, index: index + 1, done: done)
                    }
                }
            }

            extension UITabBarController: Searching {
                func search(for place: Place?, done: Done?) {
                    if let shown = presentedViewController as? Searching {
                        shown.search(for: place) { [weak self] _, isFound in
                            if !isFound { self?.search(for: place, index: 0, done: done) }
                        }
                    } else {
                        search(for: place, index: 0, done: done)
                    }
                }

                func search(for place: Place?, index: Int, done: Done?) {
                    if let next = viewControllers?[index] as? Searching {
                        next.search(for: place) { [weak self] _, isFound in
                            if isFound { self?.selectedIndex = index }
                        }
                    } else {
                        done?(nil, false)
                    }
                }
            }

            class ShellController: UITabBarController {}

            extension ShellController: UITabBarControllerDelegate {
                func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
                    if let index = viewControllers?.firstIndex(of: controller) { return index > 0 }
                    return true
                }
            }
            """,
        ]
        for name in ["Drawer", "Panel", "Pages"] {
            files["\(name).swift"] = """
                import UIKit

                class \(name)Controller: UIViewController {}

                extension \(name)Controller: Searching {
                    func search(for place: Place?, done: Done?) {
                        search(for: place, child: held?.first) { [weak self] shown, isFound in
                            if isFound {
                                done?(shown, isFound)
                            } else {
                                self?.search(for: place, child: self?.held?.second, done: done)
                            }
                        }
                    }

                    func search(for place: Place?, child: UIViewController?, done: Done?) {
                        if let child = child as? Searching {
                            child.search(for: place) { _, isFound in
                                if isFound { done?(child, true) } else { done?(nil, false) }
                            }
                        } else {
                            done?(nil, false)
                        }
                    }
                }
                """
        }
        return files
    }

    /// Some ten thousands are looked at; without bounds there were millions, and gigabytes of them.
    @Test func theyAreFollowedSomeTurns() throws {
        let (count, edges) = try GraphOfSources.ask(files) { app in
            (app.routes.effects.evaluator.store.frameCount, app.assembler.assemble().graph.edges)
        }
        #expect(count < 100_000)
        #expect(edges == ["App -> Start root", "Start -> Harbour present"])
    }

    /// A closure that asks for itself leaves what asks around it whole, so that it is remembered and not asked anew by each.
    @Test func whatLiesAroundACircleIsRemembered() throws {
        let files = [
            "Launch.swift": LaunchCode.showing("StartViewController()"),
            "App.swift": """
            import UIKit

            final class StartViewController: UIViewController {
                let store = Store()
                @IBAction func tapped() { store.load { place in place.show(in: self) } }
            }

            final class Place {
                func show(in view: UIViewController) { view.present(HarbourViewController(), animated: true) }
            }

            final class Store {
                var kept: Place?
                func load(_ done: @escaping (Place) -> Void) {
                    guard kept == nil else { return done(Place()) }
                    fetch { place in place.show(in: UIViewController()); done(place) }
                }
                func fetch(_ done: @escaping (Place) -> Void) { load { place in done(place) } }
            }

            final class HarbourViewController: UIViewController {}
            """,
        ]
        let (cuts, edges) = try GraphOfSources.ask(files) { app in
            (app.routes.effects.evaluator.cuts, app.assembler.assemble().graph.edges)
        }
        #expect(cuts == 0)
        #expect(edges.contains("Start -> Harbour present"))
    }

    /// Each step is handed one of two closures around what it was handed: at the last of them there are 2^18.
    @Test func stepsThatDoubleWhatIsHandedOnEnd() throws {
        let steps = (0..<18).map { step in
            """
            func step\(step)(_ make: @escaping () -> UIViewController) -> UIViewController {
                isLarge ? step\(step + 1)({ make() }) : step\(step + 1)({ make() })
            }
            """
        }
        let files = [
            "Launch.swift": LaunchCode.showing("StartViewController()"),
            "App.swift": """
            import UIKit

            final class Steps {
                var isLarge = false
                \(steps.joined(separator: "\n"))
                func step18(_ make: @escaping () -> UIViewController) -> UIViewController { make() }
            }

            final class StartViewController: UIViewController {
                let steps = Steps()
                @IBAction func tapped() { present(steps.step0 { HarbourViewController() }, animated: true) }
                @IBAction func heldDown() { present(OtherViewController(), animated: true) }
            }

            final class HarbourViewController: UIViewController {}
            final class OtherViewController: UIViewController {}
            """,
        ]
        let (count, result) = try GraphOfSources.ask(files) { app in
            (app.routes.effects.evaluator.store.frameCount, app.assembler.assemble())
        }
        #expect(count < 250_000)
        #expect(result.graph.edges.contains("Start -> Other present"))
        #expect(result.diagnostics.contains { $0.description.contains("too many steps") })
    }
}
