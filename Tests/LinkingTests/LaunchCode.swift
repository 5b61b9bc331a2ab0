/// Launch code for tests that are about what comes after it.
enum LaunchCode {
    /// An app whose window shows a controller.
    ///
    /// - Parameter controller: the expression that makes it.
    static func showing(_ controller: String) -> String {
        app(["window.rootViewController = \(controller)"])
    }

    /// An app whose window shows a stack.
    ///
    /// - Parameter statements: what fills the stack, which is called `navigation`.
    static func stack(_ statements: String...) -> String {
        app(["let navigation = UINavigationController()", "window.rootViewController = navigation"] + statements)
    }

    private static func app(_ statements: [String]) -> String {
        """
        import UIKit

        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                let window = UIWindow()
                self.window = window
                \(statements.joined(separator: "\n        "))
                return true
            }
        }
        """
    }
}
