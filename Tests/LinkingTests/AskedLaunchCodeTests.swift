import Testing

/// Launch code that modules have show what they choose.
@Suite("What launch code shows for others is the way of who asks")
struct AskedLaunchCodeTests {
    @Test("and no way of the app for whatever may be asked")
    func asked() throws {
        var app = InlineApp(
            ["Other", "Third"], presenter: "    func tap() { UIApplication.shared.go(to: .other, from: view) }")
        app["AppDelegate.swift"] = """
            import UIKit

            enum Goal { case other, third }

            extension UIApplication {
                func go(to goal: Goal, from screen: UIViewController) {
                    (delegate as? AppDelegate)?.go(to: goal, from: screen)
                }
            }

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                    let window = UIWindow()
                    window.rootViewController = StartWireframe().viewController
                    self.window = window
                    return true
                }

                func go(to goal: Goal, from screen: UIViewController) {
                    switch goal {
                    case .other: screen.present(OtherWireframe().viewController, animated: true)
                    case .third: screen.present(ThirdWireframe().viewController, animated: true)
                    }
                }
            }
            """
        #expect(try app.edges() == ["Start -> Other present"])
    }

    @Test(
        "and that of a coordinator which asks, where the case carries what screens tell it; what nobody asks for is none"
    )
    func askedByCoordinators() throws {
        var app = InlineApp(
            [],
            start: """
                    lazy var flow = GardenFlowCoordinator(host: viewController)
                    func open() { flow.launch() }
                """, presenter: "    func tap() { wireframe.open() }")
        app["AppDelegate.swift"] = """
            import UIKit

            enum Goal {
                case leaf(handler: LeafViewController.Handler)
                case bud
                case forgotten
            }

            enum Style { case push, present }

            extension UIViewController {
                func open(_ goal: Goal, by style: Style) { AppDelegate.shared?.go(to: goal, from: self, by: style) }
            }

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                static var shared: AppDelegate? { UIApplication.shared.delegate as? AppDelegate }
                var window: UIWindow?

                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                    let window = UIWindow()
                    window.rootViewController = StartWireframe().viewController
                    self.window = window
                    return true
                }

                func go(to goal: Goal, from screen: UIViewController, by style: Style) {
                    guard let next = make(goal) else { return }
                    switch style {
                    case .push: screen.navigationController?.pushViewController(next, animated: true)
                    case .present: screen.present(next, animated: true)
                    }
                }

                private func make(_ goal: Goal) -> UIViewController? {
                    switch goal {
                    case .leaf(let handler):
                        let screen = LeafViewController()
                        screen.handler = handler
                        return screen
                    case .bud: return BudViewController()
                    case .forgotten: return ForgottenViewController()
                    }
                }
            }
            """
        app["Garden.swift"] = """
            import UIKit

            final class GardenFlowCoordinator {
                private let host: UIViewController
                init(host: UIViewController) { self.host = host }
                func launch() { host.open(makeLeaf(), by: .present) }
                private func makeLeaf() -> Goal {
                    .leaf { [weak self] screen in
                        guard let self else { return }
                        self.openBud(from: screen)
                    }
                }
                private func openBud(from screen: UIViewController) { screen.open(.bud, by: .push) }
            }

            final class LeafViewController: UIViewController {
                typealias Handler = (LeafViewController) -> Void
                var handler: Handler?
                @IBAction func tap() { handler?(self) }
            }

            final class BudViewController: UIViewController {}
            final class ForgottenViewController: UIViewController {}
            """
        #expect(try app.edges() == ["Leaf -> Bud push", "Start -> Leaf present"])
    }

    @Test("what a helper has the one screen show that it holds is what its callers ask for, and not all that it could")
    func askedThroughHelpers() throws {
        var app = InlineApp([])
        app.add(
            "Start",
            view: """
                    lazy var sheet = Sheet(host: self)
                    @IBAction func tap() { sheet.perform(.bud) }
                """)
        app["AppDelegate.swift"] = """
            import UIKit

            enum Goal { case bud, leaf, root }

            extension UIViewController {
                func open(_ goal: Goal) { AppDelegate.shared?.go(to: goal, from: self) }
            }

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                static var shared: AppDelegate? { UIApplication.shared.delegate as? AppDelegate }
                var window: UIWindow?

                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                    let window = UIWindow()
                    window.rootViewController = StartWireframe().viewController
                    self.window = window
                    return true
                }

                func go(to goal: Goal, from screen: UIViewController) { screen.present(make(goal), animated: true) }

                private func make(_ goal: Goal) -> UIViewController {
                    switch goal {
                    case .bud: BudViewController()
                    case .leaf: LeafViewController()
                    case .root: RootViewController()
                    }
                }
            }
            """
        app["Sheet.swift"] = """
            import UIKit

            final class Sheet {
                private unowned let host: StartViewController
                init(host: StartViewController) { self.host = host }
                func perform(_ goal: Goal) { host.open(goal) }
            }

            final class BudViewController: UIViewController {}
            final class LeafViewController: UIViewController {}
            final class RootViewController: UIViewController {}
            """
        #expect(try app.edges() == ["Start -> Bud present"])
    }
}
