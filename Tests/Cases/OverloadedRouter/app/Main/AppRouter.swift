import UIKit

enum Place {
    case tickets, seat, help
}

protocol Routing: AnyObject {
    func route(to place: Place, from context: UIViewController, parameters: Any?...)
}

final class AppRouter: Routing {
    func route(to place: Place, from context: UIViewController, parameters: Any?...) {
        route(to: place, from: context, parameters: parameters)
    }

    func route(to place: Place, from context: UIViewController, parameters: [Any?]) {
        switch place {
        case .tickets: showTickets(context)
        case .seat: showSeat(context, parameters.first as? Int ?? 0)
        case .help: context.present(UIAlertController(title: "Help", message: nil, preferredStyle: .alert), animated: true)
        }
    }

    private func showTickets(_ context: UIViewController) {
        let controller = TicketViewController()
        controller.presenter = TicketPresenter(router: self)
        (context as? UINavigationController)?.setViewControllers([controller], animated: false)
    }

    private func showSeat(_ context: UIViewController, _ number: Int) {
        let controller = SeatViewController()
        controller.presenter = SeatPresenter(number: number)
        context.navigationController?.pushViewController(controller, animated: true)
    }
}
