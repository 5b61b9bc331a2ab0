import UIKit

/// What the outside hears from the page of an item.
protocol ItemDetailsDelegateProtocol: AnyObject {
    func didUpdateDetails(ofItem item: Item)
}

protocol ItemDetailsViewProtocol: AnyObject {
    func show(name: String, amount: Int)
}

protocol ItemDetailsPresenterProtocol: AnyObject {
    func didLoad()
    func didSelectEdit()
    func didSelectUseUp()
    func didSelectBack()
}

protocol ItemDetailsInteractorProtocol: AnyObject {
    var item: Item { get set }
    func useUp() throws -> Item
}

protocol ItemDetailsRouterProtocol: RouterProtocol {
    func presentEditor(for item: Item, delegate: ItemEditorDelegateProtocol?)
    func goBack()
}
