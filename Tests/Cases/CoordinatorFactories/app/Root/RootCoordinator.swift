import UIKit

final class RootCoordinator {
    private let navigation: UINavigationController
    private let service: FerryService
    private var tickets: TicketsCoordinator?

    init(navigation: UINavigationController, service: FerryService) {
        self.navigation = navigation
        self.service = service
    }

    func start() {
        let module = TicketsModule(service: service)
        let tickets = module.makeTicketsCoordinator(navigation: navigation)
        self.tickets = tickets
    }
}
