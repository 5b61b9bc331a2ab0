import UIKit

final class AudioRouter: Router {
    static func module(on navigation: UINavigationController) -> UIViewController {
        let controller = AudioViewController()
        controller.presenter = AudioPresenter(router: AudioRouter(navigationController: navigation))
        return controller
    }

    func openTours() {
        let tours = ToursViewController()
        tours.presenter = ToursPresenter(router: ToursRouter(navigationController: navigationController))
        Step.instead(of: navigationController)
            .perform(
                with: tours
            )
    }
}

final class AudioPresenter {
    private let router: AudioRouter

    init(router: AudioRouter) { self.router = router }

    func ended() { router.openTours() }
}

final class AudioViewController: UIViewController {
    var presenter: AudioPresenter?

    @objc func playerDidEnd(_: Notification) { presenter?.ended() }
}
