import NavigationGraph
import Testing

/// Modules whose view is a navigation controller around the screen that their assembly is handed.
struct StackModuleTests {
    @Test func whoShowsTheStackShowsWhatItIsMadeAround() throws {
        var app = InlineApp(
            ["Other"],
            start: """
                    func open() {
                        viewController.present(ShellWireframe.make(around: OtherWireframe().viewController), animated: true)
                    }
                """, presenter: "    func tapped() { wireframe.open() }")
        app["Shell.swift"] = """
            import UIKit

            final class ShellViewController: UINavigationController {
                var presenter: ShellPresenter?
            }

            final class ShellPresenter {
                private unowned let view: ShellViewController
                private let wireframe: ShellWireframe

                init(view: ShellViewController, wireframe: ShellWireframe) {
                    self.view = view
                    self.wireframe = wireframe
                }
            }

            final class ShellWireframe {
                static func make(around root: UIViewController) -> UIViewController {
                    let controller = ShellViewController(rootViewController: root)
                    controller.presenter = ShellPresenter(view: controller, wireframe: ShellWireframe())
                    return controller
                }
            }
            """
        #expect(try app.edges() == ["Start -> Other present", "Start -> Shell present"])
        #expect(try app.graph().modules.allSatisfy(\.reachable))
    }
}
