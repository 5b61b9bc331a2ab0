import UIKit

protocol CalendarWireframeProtocol: Dismissable {}

final class CalendarWireframe: CalendarWireframeProtocol {}

final class CalendarPresenter {
    weak var view: ControllerBacked?
    let wireframe: CalendarWireframeProtocol

    init(wireframe: CalendarWireframeProtocol) {
        self.wireframe = wireframe
    }

    func didTapClose() { wireframe.close(view: view) }
}

/// A plain object that holds the controller of its screen.
final class CalendarViewController: UIViewController, ControllerBacked {
    var presenter: CalendarPresenter?

    @IBAction private func closeTapped() { presenter?.didTapClose() }
}

enum CalendarFactory {
    static func createBox() -> ControllerBacked {
        let view = CalendarViewController()
        let presenter = CalendarPresenter(wireframe: CalendarWireframe())
        presenter.view = view
        view.presenter = presenter
        return ControllerBox(controller: view)
    }
}
