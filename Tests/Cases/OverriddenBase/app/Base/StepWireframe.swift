import UIKit

protocol StepWireframeProtocol: AnyObject {
    func proceed(from view: StepViewProtocol?, with trip: Trip)
    func proceed(from view: StepViewProtocol?)
    func show(_ pass: SeasonPass, from view: StepViewProtocol?)
    func show(_ ticket: GroupTicket, from view: StepViewProtocol?)
    func leave(_ view: StepViewProtocol?)
}

protocol StepViewProtocol: AnyObject {
    var host: UIViewController { get }
}

extension StepViewProtocol where Self: UIViewController {
    var host: UIViewController { self }
}

/// What all steps share; each step overrides what it needs.
class StepWireframe: StepWireframeProtocol {
    func proceed(from _: StepViewProtocol?, with _: Trip) {
        fatalError("must be overridden")
    }

    func proceed(from _: StepViewProtocol?) {}

    func show(_: SeasonPass, from _: StepViewProtocol?) {}

    func show(_: GroupTicket, from _: StepViewProtocol?) {
        preconditionFailure("This step sells no group tickets")
    }

    func leave(_ view: StepViewProtocol?) {
        view?.host.navigationController?.popViewController(animated: true)
    }

    /// Shows what the subclass says comes next.
    final func advance(_ trip: Trip, from view: StepViewProtocol?) {
        guard let next = nextScreen(for: trip) else { return }
        view?.host.navigationController?.pushViewController(next, animated: true)
    }

    func nextScreen(for _: Trip) -> UIViewController? { nil }
}

class StepPresenter {
    weak var view: StepViewProtocol?
    let wireframe: StepWireframeProtocol
    var trip: Trip

    init(wireframe: StepWireframeProtocol, trip: Trip) {
        self.wireframe = wireframe
        self.trip = trip
    }

    func back() { wireframe.leave(view) }
}
