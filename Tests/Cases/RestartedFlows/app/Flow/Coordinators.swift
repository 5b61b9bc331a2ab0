import UIKit

protocol Coordinator: AnyObject {
    func start()
}

class BaseCoordinator: Coordinator {
    private var children: [Coordinator] = []

    func start() {}

    func add(_ child: Coordinator) { children.append(child) }

    func remove(_ child: Coordinator?) { children.removeAll { $0 === child } }
}

private var isRegistered = false

private enum Instructor {
    case welcome, rooms

    static func configure() -> Instructor { isRegistered ? .rooms : .welcome }
}

final class MainCoordinator: BaseCoordinator {
    private let router: Router
    private let flows: FlowFactory

    init(router: Router, flows: FlowFactory) {
        self.router = router
        self.flows = flows
    }

    override func start() {
        switch Instructor.configure() {
        case .welcome: runWelcomeFlow()
        case .rooms: runRoomsFlow()
        }
    }

    private func runWelcomeFlow() {
        let coordinator = flows.makeWelcomeCoordinator(router: router)
        coordinator.finishFlow = { [weak self, weak coordinator] in
            isRegistered = true
            self?.start()
            self?.remove(coordinator)
        }
        add(coordinator)
        coordinator.start()
    }

    private func runRoomsFlow() {
        let coordinator = flows.makeRoomsCoordinator(router: router)
        add(coordinator)
        coordinator.start()
    }
}

protocol WelcomeCoordinatorOutput: AnyObject {
    var finishFlow: (() -> Void)? { get set }
}

final class FlowFactory {
    func makeWelcomeCoordinator(router: Router) -> Coordinator & WelcomeCoordinatorOutput {
        WelcomeCoordinator(router: router, factory: ModuleFactory())
    }

    func makeRoomsCoordinator(router: Router) -> Coordinator {
        RoomsCoordinator(router: router, factory: ModuleFactory())
    }
}

final class WelcomeCoordinator: BaseCoordinator, WelcomeCoordinatorOutput {
    var finishFlow: (() -> Void)?
    private let router: Router
    private let factory: WelcomeModules

    init(router: Router, factory: WelcomeModules) {
        self.router = router
        self.factory = factory
    }

    override func start() { showWelcome() }

    private func showWelcome() {
        let welcome = factory.makeWelcome()
        welcome.onGuest = { [weak self] in self?.finishFlow?() }
        welcome.onRegister = { [weak self] in self?.showRegistration() }
        router.setRoot(welcome)
    }

    private func showRegistration() {
        let registration = factory.makeRegistration()
        registration.onDone = { [weak self] in self?.finishFlow?() }
        router.push(registration)
    }
}

final class RoomsCoordinator: BaseCoordinator {
    private let router: Router
    private let factory: RoomsModules

    init(router: Router, factory: RoomsModules) {
        self.router = router
        self.factory = factory
    }

    override func start() {
        let rooms = factory.makeRooms()
        rooms.onPick = { [weak self] number in self?.showRoom(number) }
        router.setRoot(rooms)
    }

    private func showRoom(_ number: Int) { router.push(factory.makeRoom(number)) }
}
