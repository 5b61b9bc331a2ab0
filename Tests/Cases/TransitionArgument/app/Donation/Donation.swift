import UIKit

final class DonationRouter: Router {
    static func module(on navigation: UINavigationController) -> UIViewController {
        let controller = DonationViewController()
        controller.presenter = DonationPresenter(router: DonationRouter(navigationController: navigation))
        return controller
    }
}

final class DonationPresenter {
    private let router: DonationRouter

    init(router: DonationRouter) { self.router = router }

    func done() { router.finish(with: .close) }
}

final class DonationViewController: UIViewController {
    var presenter: DonationPresenter?

    @IBAction func done() { presenter?.done() }
}
