import UIKit

final class SaunaCoordinator {
    private let stack: UINavigationController

    init(stack: UINavigationController) {
        self.stack = stack
    }

    func start() {
        stack.viewControllers = [SaunaViewController()]
    }
}

final class SaunaPresenter {}

final class SaunaViewController: UIViewController {
    let presenter = SaunaPresenter()
}
