import UIKit

protocol Coordinator: AnyObject {
    var completion: (() -> Void)? { get set }
    var stack: UINavigationController { get }

    func start()
}

final class HallCoordinator: Coordinator {
    var completion: (() -> Void)?
    let stack: UINavigationController

    init(stack: UINavigationController) {
        self.stack = stack
    }

    func start() {
        stack.setViewControllers([ShelvesAssembly.make(coordinator: self)], animated: false)
    }

    func startLoan() {
        let loan = LoanCoordinator(stack: stack)
        loan.completion = { [weak self] in
            self?.stack.popToRootViewController(animated: true)
        }
        loan.start()
    }
}

final class LoanCoordinator: Coordinator {
    var completion: (() -> Void)?
    let stack: UINavigationController

    init(stack: UINavigationController) {
        self.stack = stack
    }

    func start() {
        stack.pushViewController(TermsAssembly.make(coordinator: self), animated: true)
    }
}

class BaseRouter {
    let coordinator: Coordinator

    init(coordinator: Coordinator) {
        self.coordinator = coordinator
    }
}
