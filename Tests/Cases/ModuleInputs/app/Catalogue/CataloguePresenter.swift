import Foundation

final class CataloguePresenter {
    weak var view: CatalogueViewInput?
    weak var bannersInput: BannersModuleInput?
    var basketInput: BasketBadgeInput?
    private let router: CatalogueRouterInput

    init(router: CatalogueRouterInput) {
        self.router = router
    }
}

extension CataloguePresenter: CatalogueViewOutput {
    func didLoad() { view?.show(title: "Catalogue") }

    func didTapReload() {
        bannersInput?.reload(animated: true)
    }

    func didTapBasket() {
        basketInput?.showLastOrder()
    }
}

extension CataloguePresenter: CatalogueModuleInput {
    func reload() { bannersInput?.reload(animated: false) }
}

extension CataloguePresenter: BannersModuleOutput {
    func banners(didSelect productID: String) {
        router.showProduct(productID, from: view, output: self)
    }
}

extension CataloguePresenter: BasketBadgeOutput {
    func basketBadgeDidTap() {
        router.showCheckout(from: view)
    }
}

extension CataloguePresenter: ProductModuleOutput {
    func productModule(wantsReviewsOf id: String) {
        router.showReviews(of: id, from: view)
    }
}
