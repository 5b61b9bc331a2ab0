import UIKit

protocol GardenViewProtocol: ControllerBacked {}

protocol GardenWireframeProtocol: AlertPresentable {
    func showPlant(named name: String, from view: ControllerBacked?)
    func showCalendar(from view: ControllerBacked?)
}

final class GardenWireframe: GardenWireframeProtocol {
    func showPlant(named name: String, from view: ControllerBacked?) {
        let plant: Any = PlantFactory.createView(name: name)
        guard let backed = plant as? ControllerBacked else { return }
        view?.controller.navigationController?.pushViewController(backed.controller, animated: true)
    }

    func showCalendar(from view: ControllerBacked?) {
        let box = CalendarFactory.createBox()
        view?.controller.present(box.controller, animated: true)
    }
}

final class GardenPresenter: BasePresenter<GardenViewProtocol> {
    private var typedWireframe: GardenWireframeProtocol? { wireframe as? GardenWireframeProtocol }

    func didSelectPlant(_ name: String) {
        typedWireframe?.showPlant(named: name, from: view)
    }

    func didTapCalendar() {
        (wireframe as? GardenWireframeProtocol)?.showCalendar(from: view)
    }

    func didFail() {
        guard let wireframe = typedWireframe else { return }
        wireframe.present(message: "It rains", from: view)
    }
}

final class GardenViewController: UIViewController, GardenViewProtocol {
    let presenter: GardenPresenter

    init(presenter: GardenPresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    @IBAction private func plantTapped() { presenter.didSelectPlant("Fern") }
    @IBAction private func calendarTapped() { presenter.didTapCalendar() }
}

enum GardenFactory {
    static func createView() -> GardenViewProtocol {
        let presenter = GardenPresenter()
        let view = GardenViewController(presenter: presenter)
        presenter.attach(view: view, wireframe: GardenWireframe())
        return view
    }
}
