import NavigationGraph
import Testing

/// Parts of a module that are handed the controller on which they show the module.
struct HandedHostTests {
    /// The module's assembly is no way from the module to itself.
    @Test func aConfiguratorShowsTheModuleForItsCaller() throws {
        var app = InlineApp(
            start: "    func open() { OtherConfigurator().set(id: 3).present(from: viewController) }",
            presenter: "    func tapped() { wireframe.open() }")
        app["Other/OtherConfigurator.swift"] = """
            import UIKit

            final class OtherConfigurator {
                private var id = 0
                func set(id: Int) -> Self { self.id = id; return self }
                func present(from host: UIViewController) { host.present(OtherBuilder.make(id), animated: true) }
            }
            enum OtherBuilder {
                static func make(_ id: Int) -> UIViewController { OtherWireframe().viewController }
            }
            """
        #expect(try app.edges() == ["Start -> Other present"])
    }

    /// A static function has no object of its module on the screen: who hands itself over leads on.
    @Test(arguments: [
        "static func help(from host: UIViewController) { host.present(HelpViewController(), animated: true) }",
        """
        static func help(from host: UIViewController) {
            let help = HelpViewController()
            host.navigationController?.pushViewController(help, animated: true)
        }
        """,
    ])
    func aStaticFunctionLeadsOnFromTheScreenThatItIsHanded(function: String) throws {
        var app = InlineApp(
            start: "    func open() { OtherWireframe.help(from: viewController) }",
            presenter: "    func tapped() { wireframe.open() }")
        app.add("Other", wireframe: function)
        app["Help.swift"] = "import UIKit\n\nfinal class HelpViewController: UIViewController {}"
        let transition = function.contains("push") ? "push" : "present"
        #expect(try app.edges() == ["Start -> Help \(transition)"])
    }

    @Test func aStaticFunctionOfTheModulesOwnIsTheModules() throws {
        var app = InlineApp(
            start: """
                    func open() { StartWireframe.help(from: viewController) }
                    static func help(from host: UIViewController) { host.present(HelpViewController(), animated: true) }
                """,
            presenter: "    func tapped() { wireframe.open() }")
        app["Help.swift"] = "import UIKit\n\nfinal class HelpViewController: UIViewController {}"
        #expect(try app.edges() == ["Start -> Help present"])
    }
}
