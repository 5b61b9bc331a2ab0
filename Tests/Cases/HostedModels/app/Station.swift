import UIKit

final class StationViewController: UIViewController {
    var presenter: StationPresenter?

    @IBAction private func calibrateTapped() {
        presenter?.selectCalibration()
    }

    @IBAction private func windTapped() {
        presenter?.selectWind()
    }
}

final class StationPresenter {
    private let router: StationRouter

    init(router: StationRouter) {
        self.router = router
    }

    func selectCalibration() {
        router.openCalibration()
    }

    func selectWind() {
        router.openWind()
    }
}

final class StationRouter {
    weak var view: UIViewController?

    static func makeModule() -> UIViewController {
        let view = StationViewController()
        let router = StationRouter()
        router.view = view
        view.presenter = StationPresenter(router: router)
        return view
    }

    func openCalibration() {
        let module: CalibrationModule = CalibrationPresenter(sensor: "roof")
        view?.present(module.viewController, animated: true)
    }

    func openWind() {
        view?.present(WindPresenter().viewController, animated: true)
    }
}
