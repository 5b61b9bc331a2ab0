import UIKit

final class FerryFlowController {
    private let navigation: UINavigationController

    init(navigation: UINavigationController) {
        self.navigation = navigation
    }

    func run() {
        navigation.setViewControllers([makeTimetable()], animated: false)
    }

    private func makeTimetable() -> Timetable.ViewController {
        let view = Timetable.ViewController()
        let routing = Timetable.Routing(
            showProgress: {},
            onChosen: { [weak self] ferry in self?.showTicket(ferry) })
        Timetable.Configurator.configure(viewController: view, routing: routing)
        return view
    }

    private func showTicket(_ ferry: String) {
        let view = Ticket.ViewController()
        let routing = Ticket.Routing(onBought: { [weak self] in self?.navigation.popViewController(animated: true) })
        Ticket.Configurator.configure(viewController: view, ferry: ferry, routing: routing)
        navigation.pushViewController(view, animated: true)
    }
}
