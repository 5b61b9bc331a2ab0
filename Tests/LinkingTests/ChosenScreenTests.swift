import NavigationGraph
import Testing

/// What is passed where one router makes all screens of an app, by a case that says which.
struct ChosenScreenTests {
    /// - Parameter open: what the wireframe of `Start` does with a case, in place of `CASE`.
    private func app(_ open: String) -> InlineApp {
        let open = { (screen: String) in open.replacing("CASE", with: screen) }
        var app = InlineApp(
            ["Third"],
            start: """
                    func openItem() { \(open(".item(id: 1, note: \"\", onClose: {})")) }
                    func openThird() { \(open(".third")) }
                """,
            presenter: """
                    func tap() { wireframe.openItem() }
                    func hold() { wireframe.openThird() }
                """)
        app["Item.swift"] = """
            import UIKit

            final class ItemViewController: UIViewController {
                var presenter: ItemPresenter?
                var hidesBar = false
            }

            final class ItemPresenter {
                weak var view: ItemViewController?
                let wireframe: ItemWireframe
                init(wireframe: ItemWireframe) { self.wireframe = wireframe }
            }

            final class ItemWireframe {}
            """
        app["AppRouter.swift"] = """
            import UIKit

            enum Screen {
                case item(id: Int, note: String, onClose: () -> Void)
                case third
            }

            enum Style { case push, modal(Bool) }

            final class AppRouter {
                static let shared = AppRouter()

                func route(_ screen: Screen, from source: UIViewController, by style: Style, animated: Bool) -> UIViewController? {
                    let controller = make(screen)
                    (controller as? ItemViewController)?.hidesBar = animated
                    source.present(controller, animated: animated)
                    return controller
                }

                func make(_ screen: Screen, size: Int = 1) -> UIViewController {
                    switch screen {
                    case .item(let id, let note, let onClose):
                        let view = ItemViewController()
                        let presenter = ItemPresenter(wireframe: ItemWireframe())
                        presenter.view = view
                        view.presenter = presenter
                        return view
                    case .third: return ThirdWireframe().viewController
                    }
                }
            }
            """
        return app
    }

    private func passes(_ app: InlineApp, to target: String) throws -> [String] {
        let routes = try app.graph().routes.filter { $0.source == "Start" && $0.target == target }
        #expect(routes.count == 1)
        return routes.flatMap(\.passes).map { "\($0.name): \($0.type) \($0.channel.rawValue)" }
    }

    private let held = ["id: Int enum", "note: String enum", "onClose: () -> Void closure"]

    @Test func whatTheCaseHoldsIsPassedAndNotHowTheScreenIsShown() throws {
        let app = app("_ = AppRouter.shared.route(CASE, from: viewController, by: .push, animated: true)")
        #expect(try passes(app, to: "Item") == held)
        #expect(try passes(app, to: "Third") == [])
    }

    @Test func whatARouterIsHandedThatOnlyMakesTheScreenIsPassedToo() throws {
        let app = app("viewController.present(AppRouter.shared.make(CASE, size: 3), animated: true)")
        #expect(try passes(app, to: "Item") == held + ["size: Int factory"])
        #expect(try passes(app, to: "Third") == ["size: Int factory"])
    }
}
