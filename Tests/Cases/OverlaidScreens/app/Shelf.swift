import UIKit

final class ShelfViewController: UIViewController {
    var presenter: ShelfPresenter?

    @IBAction private func recipeTapped() {
        presenter?.selectRecipe()
    }

    @IBAction private func ovenTapped() {
        presenter?.selectOven()
    }
}

final class ShelfPresenter {
    private let router: ShelfRouter

    init(router: ShelfRouter) {
        self.router = router
    }

    func selectRecipe() {
        router.openRecipe()
    }

    func selectOven() {
        router.openOven()
    }
}

final class ShelfRouter {
    weak var view: UIViewController?
    private lazy var keptCard = CardViewController()

    static func makeModule() -> UIViewController {
        let view = ShelfViewController()
        let router = ShelfRouter()
        router.view = view
        view.presenter = ShelfPresenter(router: router)
        return view
    }

    func openRecipe() {
        guard let view else { return }
        let card = CardViewController()
        card.present(content: RecipeRouter.makeModule(close: { card.close() }), over: view)
    }

    func openOven() {
        guard let view else { return }
        keptCard.present(content: OvenViewController(), over: view)
    }
}
