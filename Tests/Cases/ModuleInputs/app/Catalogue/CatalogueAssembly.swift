import UIKit

typealias CatalogueModuleCreationResult = (view: CatalogueViewInput, input: CatalogueModuleInput)

enum CatalogueAssembly {
    static func configureModule() -> CatalogueModuleCreationResult? {
        let router = CatalogueRouter()
        let presenter = CataloguePresenter(router: router)

        guard
            let banners = BannersAssembly.configureModule(output: presenter),
            let basket = BasketBadgeBuilder(output: presenter).build()
        else {
            return nil
        }
        presenter.bannersInput = banners.input
        presenter.basketInput = basket.input

        let view = CatalogueViewController(
            output: presenter,
            bannersController: banners.view.controller,
            basketController: basket.controller
        )
        presenter.view = view
        return (view, presenter)
    }
}
