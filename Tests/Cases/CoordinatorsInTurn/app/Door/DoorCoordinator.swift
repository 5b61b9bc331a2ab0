import UIKit

class Coordinator {
    private(set) var children: [Coordinator] = []

    func add(_ child: Coordinator) { children.append(child) }

    func start() {}
}

final class DoorCoordinator: Coordinator {
    private lazy var overlay: Overlay = WindowOverlay()

    init(service: DoorService) {
        super.init()
        service.listener = self
    }

    private func run(_ coordinator: Coordinator) {
        add(coordinator)
        guard !overlay.isBusy else { return }
        coordinator.start()
    }
}

extension DoorCoordinator: DoorListener {
    func rang(_ visitor: String) {
        let coordinator = RingCoordinator(overlay: overlay, visitor: visitor)
        run(coordinator)
    }

    func delivered(_ parcel: String) {
        let coordinator = ParcelCoordinator(overlay: overlay, parcel: parcel)
        run(coordinator)
    }
}
