import Combine
import TripServices
import UIKit

final class HarbourFlow {
    private let stack = UINavigationController()
    private var bag = Set<AnyCancellable>()
    init(service: TripService) {
        service.arrived.sink { [weak self] in self?.openPier(service) }.store(in: &bag)
    }
    private func openPier(_ service: TripService) { PierFlow(stack: stack, service: service).start() }
}

final class PierFlow {
    private let stack: UINavigationController
    private let service: TripService
    private var bag = Set<AnyCancellable>()
    init(stack: UINavigationController, service: TripService) {
        self.stack = stack
        self.service = service
    }
    func start() {
        stack.pushViewController(BoatsViewController(), animated: true)
        service.boarded.sink { [weak self] in self?.openCabin() }.store(in: &bag)
    }
    private func openCabin() { CabinFlow(stack: stack).start() }
}

final class CabinFlow {
    private let stack: UINavigationController
    init(stack: UINavigationController) { self.stack = stack }
    func start() { stack.pushViewController(BunkViewController(), animated: true) }
}

class BoatsViewController: UIViewController {}
class BunkViewController: UIViewController {}
