import UIKit

final class HutCoordinator {
    let stack: UINavigationController

    init(stack: UINavigationController) {
        self.stack = stack
    }

    func start() {
        stack.setViewControllers([BedsAssembly.make(hut: self)], animated: false)
    }

    func startBooking() {
        let inner = UINavigationController()
        BookingCoordinator(pages: inner).start()
        stack.present(inner, animated: true)
    }
}

final class BookingCoordinator {
    private let pages: UINavigationController

    init(pages: UINavigationController) {
        self.pages = pages
    }

    func start() {
        pages.setViewControllers([DatesAssembly.make()], animated: false)
    }
}
