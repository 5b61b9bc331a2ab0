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
}
