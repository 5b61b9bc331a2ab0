import NavigationGraph
import Testing

/// View models of further screens that have a coordinator act which is named after its first screen.
struct ModelOfFlowTests {
    @Test func whatTheSecondScreensModelHasDoneIsTheSecondScreens() throws {
        let graph = try GraphOfSources.graph([
            "Launch.swift": LaunchCode.stack("HallCoordinator(navigation: navigation).start()"),
            "Hall.swift": """
            import Combine
            import UIKit

            final class HallCoordinator {
                private let navigation: UINavigationController
                init(navigation: UINavigationController) { self.navigation = navigation }

                func start() {
                    let model = HallViewModel(coordinator: self)
                    let controller = HallViewController(model: model)
                    model.view = controller
                    navigation.pushViewController(controller, animated: true)
                }

                func showShelf() {
                    let model = ShelfViewModel(coordinator: self)
                    navigation.pushViewController(ShelfViewController(model: model), animated: true)
                }

                func showBook() { navigation.pushViewController(BookViewController(), animated: true) }
            }

            final class HallViewModel {
                weak var view: HallViewController?
                private let coordinator: HallCoordinator
                init(coordinator: HallCoordinator) { self.coordinator = coordinator }
                func shelf() { coordinator.showShelf() }
            }

            final class HallViewController: UIViewController {
                private let model: HallViewModel
                init(model: HallViewModel) {
                    self.model = model
                    super.init(nibName: nil, bundle: nil)
                }
                @IBAction func shelfTapped() { model.shelf() }
            }

            final class ShelfViewModel {
                private let coordinator: HallCoordinator
                init(coordinator: HallCoordinator) { self.coordinator = coordinator }
                func bind(_ picks: AnyPublisher<Int, Never>) {
                    picks.sink { [weak self] _ in self?.coordinator.showBook() }.store(in: &bag)
                }
            }

            final class ShelfViewController: UIViewController {
                private let model: ShelfViewModel
                init(model: ShelfViewModel) {
                    self.model = model
                    super.init(nibName: nil, bundle: nil)
                }
                override func viewDidLoad() { model.bind(list.picks) }
            }

            final class BookViewController: UIViewController {}
            """,
        ])
        #expect(graph.modules.first { $0.id == "Hall" }?.components.map(\.type).contains("HallCoordinator") == true)
        #expect(graph.edges == ["App -> Hall root", "Hall -> Shelf push", "Shelf -> Book push"])
    }
}
