import UIKit

protocol ItemDetailsWireframeProtocol {
    static func makeView(usingDelegate delegate: ItemDetailsDelegateProtocol?, item: Item) throws
        -> ItemDetailsViewController
}

/// Builds the page of one item.
final class ItemDetailsWireframe: ItemDetailsWireframeProtocol {

    static func makeView(usingDelegate delegate: ItemDetailsDelegateProtocol?, item: Item) throws
        -> ItemDetailsViewController
    {
        guard
            let view = UIStoryboard(name: "ItemDetails", bundle: nil).instantiateInitialViewController()
                as? ItemDetailsViewController
        else {
            throw WireframeError.missingInitialViewController("ItemDetails")
        }

        let interactor = ItemDetailsInteractor(item: item, store: ItemStore.standard)
        let router = ItemDetailsRouter(viewController: view)
        let presenter = ItemDetailsPresenter(interactor: interactor, router: router, delegate: delegate)
        presenter.view = view
        view.presenter = presenter
        return view
    }
}
