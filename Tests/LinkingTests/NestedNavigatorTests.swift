import NavigationGraph
import Testing

/// Navigators in a namespace that inherit from a module's own.
struct NestedNavigatorTests {
    @Test func theyAreVariantsOfTheModuleWhoseNavigatorTheyInherit() throws {
        var app = InlineApp(
            ["First", "Second"],
            start: """
                    func open() {
                        navigationController?.pushViewController(TripOptionsFactory.makeForRenewal(), animated: true)
                    }
                """)
        app["Trip/TripOptions.swift"] = """
            import UIKit

            protocol TripOptionsWireframeProtocol: AnyObject {
                func choose(from view: UIViewController?)
                func showSecond(from view: UIViewController?)
            }

            class TripOptionsWireframe {
                func choose(from view: UIViewController?) { showFirst(from: view) }
                func showFirst(from view: UIViewController?) { fatalError("a subclass overrides this") }
            }

            final class TripOptionsPresenter {
                weak var view: UIViewController?
                let wireframe: TripOptionsWireframeProtocol
                init(wireframe: TripOptionsWireframeProtocol) { self.wireframe = wireframe }
                func choose() { wireframe.choose(from: view) }
                func second() { wireframe.showSecond(from: view) }
            }

            final class TripOptionsViewController: UIViewController {
                var presenter: TripOptionsPresenter?
                @IBAction func tapFirst() { presenter?.choose() }
                @IBAction func tapSecond() { presenter?.second() }
            }

            enum TripOptionsFactory {
                static func makeForRenewal() -> UIViewController { make(Renewal.OptionsWireframe()) }
                static func makeForPurchase() -> UIViewController { make(Purchase.OptionsWireframe()) }

                private static func make(_ wireframe: TripOptionsWireframeProtocol) -> UIViewController {
                    let presenter = TripOptionsPresenter(wireframe: wireframe)
                    let view = TripOptionsViewController()
                    view.presenter = presenter
                    presenter.view = view
                    return view
                }
            }
            """
        for flow in ["Renewal", "Purchase"] {
            app["\(flow)/\(flow).swift"] = """
                import UIKit

                enum \(flow) {
                    final class OptionsWireframe: TripOptionsWireframe, TripOptionsWireframeProtocol {
                        override func showFirst(from view: UIViewController?) {
                            view?.present(FirstWireframe().viewController, animated: true)
                        }
                        func showSecond(from view: UIViewController?) {
                            view?.present(SecondWireframe().viewController, animated: true)
                        }
                    }
                }
                """
        }
        let graph = try app.graph()
        let routes = graph.routes.filter { $0.source == "TripOptions" }
        #expect(
            routes.map { "\($0.target ?? "") \($0.variant ?? "")" }.sorted() == [
                "First Purchase", "First Renewal", "Second Purchase", "Second Renewal",
            ])
        #expect(graph.coverage == Coverage(resolved: 6))
    }
}
