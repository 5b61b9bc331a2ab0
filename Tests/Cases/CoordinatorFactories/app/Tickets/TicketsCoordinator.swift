import UIKit

final class TicketsCoordinator: FerryObserver {
    private let navigation: UINavigationController

    init(navigation: UINavigationController, service: FerryService) {
        self.navigation = navigation
        service.add(self)
    }

    func ferryDidArrive() {
        navigation.present(TicketViewController(), animated: true)
    }
}

final class TicketViewController: UIViewController {}
