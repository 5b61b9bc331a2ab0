import UIKit

final class RecipeViewController: UIViewController {
    var presenter: RecipePresenter?

    @IBAction private func ovenTapped() {
        presenter?.selectOven()
    }
}

final class RecipePresenter {
    private let router: RecipeRouter
    private let close: () -> Void

    init(router: RecipeRouter, close: @escaping () -> Void) {
        self.router = router
        self.close = close
    }

    func selectOven() {
        close()
        router.openOven()
    }
}

final class RecipeRouter {
    weak var view: UIViewController?

    static func makeModule(close: @escaping () -> Void) -> UIViewController {
        let view = RecipeViewController()
        let router = RecipeRouter()
        router.view = view
        view.presenter = RecipePresenter(router: router, close: close)
        return view
    }

    func openOven() {
        view?.navigationController?.pushViewController(OvenViewController(), animated: true)
    }
}
