import UIKit

final class PoolCoordinator {
    private let stack: UINavigationController

    init(stack: UINavigationController) {
        self.stack = stack
    }

    func start() {
        stack.viewControllers = [PoolViewController(coordinator: self)]
    }

    func openClub() {
        stack.pushViewController(ClubBuilder.make(), animated: true)
    }
}

final class PoolViewController: UIViewController {
    private let coordinator: PoolCoordinator

    init(coordinator: PoolCoordinator) {
        self.coordinator = coordinator
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    @IBAction func clubTapped(_ sender: UIButton) {
        coordinator.openClub()
    }
}
