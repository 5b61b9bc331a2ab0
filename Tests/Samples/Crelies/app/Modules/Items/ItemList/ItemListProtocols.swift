import UIKit

protocol ItemListViewProtocol: AnyObject {
    var collectionView: UICollectionView! { get }
    var summaryContainer: UIView { get }
    func show(_ viewModel: ItemListViewModel)
}

protocol ItemListPresenterProtocol: AnyObject {
    func didLoad()
    func didSelectItem(at index: Int)
    func didSelectAdd()
    func didSelectFilter()
    func didSelectRecipe()
}

protocol ItemListInteractorProtocol {
    func items() -> [Item]
}

protocol ItemListRouterProtocol: RouterProtocol {
    func embedSummary(in container: UIView)
    func updateSummary(with items: [Item])
    func showDetails(of item: Item, delegate: ItemDetailsDelegateProtocol?)
    func presentEditor(delegate: ItemEditorDelegateProtocol?)
    func presentFilter(selected: Shelf?, delegate: ShelfFilterDelegateProtocol?)
    func presentRecipe(for items: [Item])
    func showFailure(_ message: String)
}
