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
}
