import UIKit

final class WateringViewController: UIViewController {
    var presenter: WateringPresenter?

    @IBAction func done() { presenter?.done() }
}

final class WateringPresenter {
    var router: WateringRouter?

    func done() { router?.close() }
}

final class WateringRouter {
    weak var view: UIViewController?

    static func create() -> UIViewController {
        let view = WateringViewController()
        let presenter = WateringPresenter()
        let router = WateringRouter()
        view.presenter = presenter
        presenter.router = router
        router.view = view
        return view
    }

    func close() { view?.dismiss(animated: true) }
}
