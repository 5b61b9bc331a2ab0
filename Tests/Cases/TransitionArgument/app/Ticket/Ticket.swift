import UIKit

final class TicketRouter: Router {
    static func module(completion: Completion, on navigation: UINavigationController) -> UIViewController {
        let controller = TicketViewController()
        let router = TicketRouter(navigationController: navigation)
        controller.presenter = TicketPresenter(completion: completion, router: router)
        return controller
    }
}

final class TicketPresenter {
    private let completion: Completion
    private let router: TicketRouter

    init(completion: Completion, router: TicketRouter) {
        self.completion = completion
        self.router = router
    }

    func paid() { router.finish(with: completion) }
    func cancelled() { router.finish(with: .restart) }
}

final class TicketViewController: UIViewController {
    var presenter: TicketPresenter?

    @IBAction func pay() { presenter?.paid() }
    @IBAction func cancel() { presenter?.cancelled() }
}
