import UIKit

protocol EventListViewProtocol: ControllerBacked {
    var presenter: EventListPresenter? { get set }
}

/// Runs the part of the hall's table that lists events.
final class EventListController: NSObject, EventListViewProtocol {
    var presenter: EventListPresenter?
    private weak var parent: HallViewController?

    init(parent: HallViewController) { self.parent = parent }

    var controller: UIViewController { parent ?? UIViewController() }

    @objc func buy() { presenter?.buy() }
}

final class EventListPresenter: HallPart {
    weak var view: EventListViewProtocol?
    private let wireframe: EventListWireframe

    init(wireframe: EventListWireframe) { self.wireframe = wireframe }

    func start() {}

    func buy() { wireframe.showTicket(from: view) }
}

final class EventListWireframe {
    func showTicket(from view: ControllerBacked?) {
        view?.controller.present(TicketFactory.createView(), animated: true)
    }
}
