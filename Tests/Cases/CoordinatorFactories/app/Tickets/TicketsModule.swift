import UIKit

struct TicketsModule {
    let service: FerryService

    func makeTicketsCoordinator(navigation: UINavigationController) -> TicketsCoordinator {
        TicketsCoordinator(navigation: navigation, service: service)
    }
}
