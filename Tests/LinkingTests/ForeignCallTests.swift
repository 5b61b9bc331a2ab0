import Testing

/// Calls of libraries under names that the program's own functions bear as well.
@Suite("A library's call counts where no function of the program of its name can be meant")
struct ForeignCallTests {
    /// `Start` has its view do something that a library's protocol declares.
    private func edges(_ call: String, _ more: String = "") throws -> [String] {
        var app = InlineApp(["Other"])
        app.add(
            "Start", view: more, conforming: ", StartView",
            presenter: "    var shown: StartView { view }\n    func tap() { \(call) }")
        app["Base/Views.swift"] = """
            import ModuleLibrary
            import UIKit

            protocol StartView: BaseView {}

            final class OtherModule: BaseModule {
                private let view = OtherWireframe().viewController

                func viewController() -> UIViewController { view }
            }

            final class Folder {
                private let view = OtherWireframe().viewController

                func viewController() -> UIViewController { view }
            }

            final class AppRouter {
                static let shared = AppRouter()

                func open(module: BaseModule, needsPin: Bool, asRoot: Bool = false) {}
                func show(_ text: String) {}
            }
            """
        return try app.edges()
    }

    @Test(
        "of a module, which is asked for its controller",
        arguments: [
            ("shown.open(module: OtherModule())", "custom"), ("shown.replace(with: OtherModule())", "replace"),
            ("let module = OtherModule()\n        shown.show(module)", "custom"),
            ("shown.present(OtherModule().viewController())", "present"),
        ])
    func module(call: String, transition: String) throws {
        #expect(try edges(call) == ["Start -> Other \(transition)"])
    }

    @Test(
        "but not where the app's own may be meant, or what a library cannot ask",
        arguments: [
            "AppRouter.shared.open(module: OtherModule(), needsPin: true)", "shown.open(module: Folder())",
            "router.open(module: OtherModule(), needsPin: true)",
        ])
    func own(call: String) throws {
        #expect(try edges(call) == [])
    }

    @Test("of a screen with other labels than UIKit's, although the app overrides UIKit's method")
    func otherLabels() throws {
        var app = InlineApp(
            start: """
                    let navigation = AppNavigation()
                    func open() { navigation.pushViewController(OtherWireframe().viewController) }
                """,
            presenter: "    func tap() { wireframe.open() }")
        app["Base/AppNavigation.swift"] = """
            import UIKit

            final class AppNavigation: UINavigationController {
                override func pushViewController(_ viewController: UIViewController, animated: Bool) {
                    super.pushViewController(viewController, animated: animated)
                }
            }
            """
        #expect(try app.edges() == ["Start -> Other push"])
    }

    @Test(
        "that puts a child into a container",
        arguments: [
            "ChildComposer.addChild(screen, to: self, in: container, animated: true)",
            "addFragment(screen) { part in container.addSubview(part) }",
            "addFragment(Stack(rootViewController: screen)) { part in container.addSubview(part) }",
        ])
    func child(call: String) throws {
        let found = try edges(
            "view.fill(OtherWireframe().viewController)",
            """
                final class Stack: StackContainer {}
                let container = UIView()
                func fill(_ screen: UIViewController) {
                    \(call)
                }
            """)
        #expect(found == ["Start -> Other embed"])
    }
}
