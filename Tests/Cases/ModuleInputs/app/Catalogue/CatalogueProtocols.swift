import UIKit

protocol CatalogueViewInput: ControllerBacked {
    func show(title: String)
}

protocol CatalogueViewOutput: AnyObject {
    func didLoad()
    func didTapReload()
    func didTapBasket()
}

protocol CatalogueRouterInput: AnyObject {
    func showProduct(_ id: String, from view: ControllerBacked?, output: ProductModuleOutput)
    func showCheckout(from view: ControllerBacked?)
    func showReviews(of id: String, from view: ControllerBacked?)
}

protocol CatalogueModuleInput: AnyObject {
    func reload()
}
