import NavigationGraph
import Testing

/// Methods that the app adds to arrays: what they do, they do to each element of the array at hand.
struct ArrayMethodTests {
    private func app(_ extensions: String) -> InlineApp {
        var app = InlineApp()
        app["AppDelegate.swift"] = """
            import UIKit

            protocol Starter { func start() }
            struct ColourStarter: Starter { func start() {} }
            struct ScreenStarter: Starter {
                let window: UIWindow
                func start() { window.rootViewController = StartWireframe().viewController }
            }
            struct SpareStarter: Starter {
                let window: UIWindow
                func start() { window.rootViewController = OtherWireframe().viewController }
            }

            \(extensions)

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                private var starters: [Starter] { [ColourStarter(), ScreenStarter(window: window!)] }

                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                    starters.begin()
                    return true
                }
            }
            """
        return app
    }

    @Test(arguments: [
        "extension Array where Element == Starter { func begin() { forEach { $0.start() } } }",
        "extension Array where Element: Starter { func begin() { self.forEach { $0.start() } } }",
        "extension Sequence where Element == Starter { func begin() { for starter in self { starter.start() } } }",
        "extension Array where Element == Int { func begin() {} }\n"
            + "extension Collection where Element == Starter { func begin() { forEach { $0.start() } } }",
    ])
    func launchCodeStartsEachElement(extensions: String) throws {
        #expect(try app(extensions).graph().edges == ["App -> Start root"])
    }

    @Test func anotherArraysMethodIsNotMeant() throws {
        let other = """
            protocol Stopper { func start() }
            extension Array where Element == Stopper { func begin() { forEach { $0.start() } } }
            """
        #expect(try app(other).graph().edges == [])
    }
}
