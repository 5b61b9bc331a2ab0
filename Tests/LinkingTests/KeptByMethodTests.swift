import NavigationGraph
import Testing

/// Closures that code of no module hands to a method of an object which keeps them until something happens.
struct KeptByMethodTests {
    /// What leads to the help of an app whose parts are made by a factory of launch code's.
    private func ways(_ register: String, _ told: String) throws -> [String] {
        let graph = try GraphOfSources.graph([
            "Launch.swift": LaunchCode.showing("Parts().makeMap()"),
            "Parts.swift": """
            import UIKit

            final class Parts {
                func makeMap() -> UIViewController {
                    let model = MapModel()
                    let controller = MapViewController(model: model)
                    model.\(told) { [unowned controller] in
                        controller.present(HelpViewController(), animated: true)
                    }
                    return controller
                }
            }
            """,
            "Map.swift": """
            import UIKit

            final class MapModel {
                private var shaken: (() -> Void)?
                \(register)
                func shake() { shaken?() }
            }

            final class MapViewController: UIViewController {
                private let model: MapModel
                init(model: MapModel) {
                    self.model = model
                    super.init(nibName: nil, bundle: nil)
                }
                override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { model.shake() }
            }

            final class HelpViewController: UIViewController {}
            """,
        ])
        return graph.edges.filter { $0.contains("Help") }
    }

    @Test(arguments: [
        "func whenShaken(_ run: @escaping () -> Void) { shaken = run }",
        "func whenShaken(_ run: @escaping () -> Void) { self.shaken = run }",
    ])
    func whatAMethodKeepsIsAWayOfTheScreenItIsShownOn(register: String) throws {
        #expect(try ways(register, "whenShaken") == ["Map -> Help present"])
    }

    /// What a method runs at once, launch code does.
    @Test func whatAMethodRunsIsDoneAtOnce() throws {
        #expect(try ways("func now(_ run: () -> Void) { run() }", "now") == ["App -> Help present"])
    }
}
