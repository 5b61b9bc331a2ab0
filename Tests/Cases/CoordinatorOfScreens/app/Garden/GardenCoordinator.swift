import UIKit

final class GardenCoordinator {
    private let navigation: UINavigationController
    private lazy var garden: GardenViewController = {
        let controller = GardenViewController()
        controller.delegate = self
        return controller
    }()

    init(navigation: UINavigationController) { self.navigation = navigation }

    func start() { navigation.viewControllers = [garden] }

    private func openCalendar() { navigation.present(CalendarViewController(), animated: true) }
}

extension GardenCoordinator: GardenDelegate {
    func garden(_ garden: GardenViewController, didSelect plant: String) {
        let controller = PlantViewController(plant: plant)
        controller.delegate = self
        navigation.pushViewController(controller, animated: true)
    }

    func gardenDidAskForCalendar() { openCalendar() }
}

extension GardenCoordinator: PlantDelegate {
    func plant(_ plant: PlantViewController, didChoose action: PlantAction) {
        switch action {
        case .water:
            let presenter = WateringPresenter(output: self)
            let controller = WateringViewController(presenter: presenter)
            presenter.view = controller
            navigation.pushViewController(controller, animated: true)
        case .move: navigation.present(PlotsViewController(), animated: true)
        case .remove: navigation.popViewController(animated: true)
        }
    }
}

extension GardenCoordinator: WateringOutput {
    func wateringIsPlanned() { openCalendar() }
}

final class CalendarViewController: UIViewController {}
final class PlotsViewController: UIViewController {}
