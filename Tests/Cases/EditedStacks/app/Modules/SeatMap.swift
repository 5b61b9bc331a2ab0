import UIKit

protocol SeatMapRouterInput: AnyObject {
    func backToTrip()
}

final class SeatMapRouter: SeatMapRouterInput {
    weak var viewController: UIViewController?

    func backToTrip() {
        viewController?.navigationController?.popToFirst(TripViewController.self)
    }
}

final class SeatMapPresenter {
    var router: SeatMapRouterInput?

    func handleBackToTrip() { router?.backToTrip() }
}

final class SeatMapViewController: UIViewController {
    var output: SeatMapPresenter?

    @objc func didBackToTrip() { output?.handleBackToTrip() }
}

enum SeatMapAssembly {
    static func assemble() -> UIViewController {
        let controller = SeatMapViewController()
        let presenter = SeatMapPresenter()
        let router = SeatMapRouter()
        router.viewController = controller
        presenter.router = router
        controller.output = presenter
        return controller
    }
}
