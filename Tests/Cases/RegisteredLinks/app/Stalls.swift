import UIKit

final class StallsRouter {
    weak var view: UIViewController?

    static func create() -> UIViewController {
        let view = StallsViewController()
        let presenter = StallsPresenter()
        let router = StallsRouter()
        view.presenter = presenter
        presenter.router = router
        router.view = view
        return view
    }

    func openBasket() { view?.navigationController?.pushViewController(BasketViewController(), animated: true) }
}

final class StallsPresenter {
    var router: StallsRouter?

    func buy() { router?.openBasket() }
}

final class StallsViewController: UIViewController {
    var presenter: StallsPresenter?

    @IBAction func buy() { presenter?.buy() }
}
