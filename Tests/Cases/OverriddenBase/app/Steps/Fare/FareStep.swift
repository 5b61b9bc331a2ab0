import UIKit

enum FareStepBuilder {
    static func build(for trip: Trip) -> UIViewController {
        let controller = FareStepViewController()
        let presenter = FareStepPresenter(wireframe: FareStepWireframe(), trip: trip)
        presenter.view = controller
        controller.presenter = presenter
        return controller
    }
}

final class FareStepViewController: UIViewController, StepViewProtocol {
    var presenter: FareStepPresenter?

    @IBAction private func onFare() { presenter?.choose(Fare(cents: 280)) }
    @IBAction private func onGroup() { presenter?.chooseGroup(of: 5) }
    @IBAction private func onBack() { presenter?.back() }
}

final class FareStepPresenter: StepPresenter {
    func choose(_ fare: Fare) {
        trip.fare = fare
        (wireframe as? FareStepWireframe)?.advance(trip, from: view)
    }

    func chooseGroup(of riders: Int) {
        let ticket = GroupTicket(riders: riders)
        wireframe.show(ticket, from: view)
    }
}

final class FareStepWireframe: StepWireframe {
    override func nextScreen(for trip: Trip) -> UIViewController? {
        trip.fare.map { PaymentStepBuilder.build(for: trip, fare: $0) }
    }

    override func show(_ ticket: GroupTicket, from view: StepViewProtocol?) {
        view?.host.navigationController?.pushViewController(
            GroupOrderBuilder.build(riders: ticket.riders), animated: true)
    }

    // Steps forward without a fare: the cheapest one is taken.
    override func proceed(from view: StepViewProtocol?) {
        advance(Trip(), from: view)
    }
}
