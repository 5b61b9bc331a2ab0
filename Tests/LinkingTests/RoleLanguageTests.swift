import NavigationGraph
import Testing

/// Modules whose parts bear the names of their roles in Spanish or Portuguese, or behind an underscore.
struct RoleLanguageTests {
    @Test(arguments: [
        ("Vista", "Presentador", "Enrutador"), ("Controlador", "Apresentador", "Roteador"),
        ("_ViewController", "_Presenter", "_Router"), ("_VC", "Presenter", "Wireframe"),
    ])
    func partsOfOneStemAreAModule(view: String, presenter: String, router: String) throws {
        func module(_ name: String, _ route: String, _ tap: String) -> String {
            """
            import UIKit

            final class \(name)\(view): UIViewController {
                var presenter: \(name)\(presenter)?
                @IBAction func tapped() { presenter?.tapped() }
            }
            final class \(name)\(presenter) {
                weak var view: \(name)\(view)?
                var router: \(name)\(router)?
                func tapped() { \(tap) }
            }
            final class \(name)\(router) {
                weak var view: UIViewController?
                \(route)
                static func make() -> UIViewController {
                    let view = \(name)\(view)()
                    let presenter = \(name)\(presenter)()
                    let router = \(name)\(router)()
                    view.presenter = presenter
                    presenter.view = view
                    presenter.router = router
                    router.view = view
                    return view
                }
            }
            """
        }
        let graph = try GraphOfSources.graph([
            "Launch.swift": LaunchCode.showing("Lista\(router).make()"),
            "Lista.swift": module(
                "Lista", "func open() { view?.present(Pedido\(router).make(), animated: true) }", "router?.open()"),
            "Pedido.swift": module("Pedido", "", ""),
        ])
        #expect(graph.modules.filter { $0.kind == .module }.map(\.id) == ["Lista", "Pedido"])
        let roles = graph.modules.first { $0.id == "Lista" }?.components.map(\.role)
        #expect(Set(roles ?? []) == [.view, .presenter, router == "Wireframe" ? .wireframe : .router])
        #expect(graph.edges.contains("Lista -> Pedido present"))
    }
}
