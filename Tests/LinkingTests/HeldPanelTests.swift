import NavigationGraph
import Testing

/// A library's panel that a screen holds, and fills long before it shows it.
struct HeldPanelTests {
    private static func app(filling: String, showing: String) -> InlineApp {
        var app = InlineApp(["Places"])
        app["Start/Start.swift"] = """
            import PanelKit
            import UIKit

            final class StartWireframe: BaseWireframe {
                init() {
                    let view = StartViewController()
                    let presenter = StartPresenter()
                    view.presenter = presenter
                    super.init(viewController: view)
                }
            }

            final class StartPresenter {}

            final class StartViewController: UIViewController {
                var presenter: StartPresenter?
                private let panel = DrawnPanelController()
                private let places = PlacesWireframe().viewController

                override func viewDidLoad() { \(filling) }

                @IBAction func placesTapped() { \(showing) }
            }
            """
        return app
    }

    @Test(arguments: [
        "panel.set(contentViewController: places)",
        "panel.do { $0.set(contentViewController: places) }",
    ]) func whatIsPutIntoThePanelShowsWhereThePanelDoes(filling: String) throws {
        let graph = try Self.app(filling: filling, showing: "present(panel, animated: true)").graph()
        let routes = graph.routes.filter { $0.source == "Start" }
        #expect(routes.map(\.target) == ["Places"])
        #expect(routes.map(\.transition) == [.present])
        #expect(routes.first?.triggers.first?.first?.member == "placesTapped()")
    }

    @Test func whatIsPutIntoAPanelThatNoCodeShowsIsThere() throws {
        let graph = try Self.app(filling: "panel.set(contentViewController: places)", showing: "").graph()
        let routes = graph.routes.filter { $0.source == "Start" }
        #expect(routes.map(\.target) == ["Places"])
        #expect(routes.map(\.transition) == [.embed])
    }
}
