import UIKit

enum Ticket {
    struct Routing {
        let onBought: () -> Void
    }
}

protocol TicketBusinessLogic {
    func buy()
}

protocol TicketPresentationLogic {
    func presentBought()
}

protocol TicketDisplayLogic: AnyObject {
    func displayBought()
}
