import NavigationGraph
import Testing

/// Coordinators that know their parent as their common base class.
struct HeirsParentTests {
    @Test func whatAChildTellsItsParentIsNoTouchOfOtherCoordinators() throws {
        let graph = try GraphOfSources.graph([
            "Launch.swift": LaunchCode.stack("HallCoordinator(navigation: navigation).start()"),
            "Flows.swift": """
            import UIKit

            class Coordinator {
                weak var parent: Coordinator?
                let navigation: UINavigationController
                init(navigation: UINavigationController) { self.navigation = navigation }
                func start() {}
                func finish() {}
                func add(_ child: Coordinator) {
                    child.parent = self
                    child.start()
                }
            }

            final class HallCoordinator: Coordinator {
                private let model = HallViewModel()
                override func start() {
                    model.coordinator = self
                    navigation.pushViewController(HallViewController(model: model), animated: true)
                }
                func gate() { add(GateCoordinator(navigation: navigation)) }
                func shelf() { add(ShelfCoordinator(navigation: navigation)) }
            }

            final class GateCoordinator: Coordinator {
                private let model = GateViewModel()
                override func start() {
                    model.coordinator = self
                    navigation.pushViewController(GateViewController(model: model), animated: true)
                }
                override func finish() { navigation.popViewController(animated: true) }
            }

            final class ShelfCoordinator: Coordinator {
                private let model = ShelfViewModel()
                override func start() {
                    model.coordinator = self
                    navigation.pushViewController(ShelfViewController(model: model), animated: true)
                }
                func leave() {
                    navigation.popToRootViewController(animated: true)
                    parent?.finish()
                }
            }

            final class HallViewModel {
                weak var view: HallViewController?
                weak var coordinator: HallCoordinator?
                func gate() { coordinator?.gate() }
                func shelf() { coordinator?.shelf() }
            }

            final class GateViewModel {
                weak var view: GateViewController?
                weak var coordinator: GateCoordinator?
                func close() { coordinator?.finish() }
            }

            final class ShelfViewModel {
                weak var view: ShelfViewController?
                weak var coordinator: ShelfCoordinator?
                func close() { coordinator?.leave() }
            }

            final class HallViewController: UIViewController {
                private let model: HallViewModel
                init(model: HallViewModel) {
                    self.model = model
                    super.init(nibName: nil, bundle: nil)
                    model.view = self
                }
                @IBAction func gateTapped() { model.gate() }
                @IBAction func shelfTapped() { model.shelf() }
            }

            final class GateViewController: UIViewController {
                private let model: GateViewModel
                init(model: GateViewModel) {
                    self.model = model
                    super.init(nibName: nil, bundle: nil)
                    model.view = self
                }
                @IBAction func closeTapped() { model.close() }
            }

            final class ShelfViewController: UIViewController {
                private let model: ShelfViewModel
                init(model: ShelfViewModel) {
                    self.model = model
                    super.init(nibName: nil, bundle: nil)
                    model.view = self
                }
                @IBAction func closeTapped() { model.close() }
            }
            """,
        ])
        let back = try #require(graph.routes.first { $0.source == "Gate" && $0.destination.kind == .back })
        #expect(back.triggers.map { $0.first?.type } == ["GateViewController"], "\(back.triggers)")
    }
}
