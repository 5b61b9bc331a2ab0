final class RecipePresenter {

    weak var view: RecipeViewProtocol?

    private let items: [Item]
    private let interactor: RecipeInteractorProtocol
    private let router: RecipeRouterProtocol

    init(items: [Item], interactor: RecipeInteractorProtocol, router: RecipeRouterProtocol) {
        self.items = items
        self.interactor = interactor
        self.router = router
    }
}

extension RecipePresenter: RecipePresenterProtocol {

    func didLoad() {
        view?.show(interactor.recipe(using: items) ?? "Nothing in the larder")
        // Was: router.presentEditor(delegate: nil)
    }

    func didSelectShare() {
        router.navigate(toRoute: .share(interactor.recipe(using: items) ?? ""))
    }

    func didSelectList() {
        router.navigate(toRoute: .list)
    }
}
