import UIKit

final class ItemListPresenter: NSObject {

    weak var view: ItemListViewProtocol?

    private let interactor: ItemListInteractorProtocol
    private let router: ItemListRouterProtocol
    private let viewModelCreator: ItemListViewModelCreator
    private var items: [Item] = []
    private var shelf: Shelf?

    init(
        interactor: ItemListInteractorProtocol,
        router: ItemListRouterProtocol,
        viewModelCreator: ItemListViewModelCreator
    ) {
        self.interactor = interactor
        self.router = router
        self.viewModelCreator = viewModelCreator
    }

    private func updateList() {
        items = interactor.items().filter { shelf == nil || $0.shelf == shelf }
        view?.show(viewModelCreator.viewModel(for: items))
        router.updateSummary(with: items)
    }
}

extension ItemListPresenter: ItemListPresenterProtocol {

    func didLoad() {
        if let container = view?.summaryContainer {
            router.embedSummary(in: container)
        }
        updateList()
    }

    func didSelectItem(at index: Int) {
        guard items.indices.contains(index) else {
            router.showFailure("There is no such item.")
            return
        }
        router.showDetails(of: items[index], delegate: self)
    }

    func didSelectAdd() {
        router.presentEditor(delegate: self)
    }

    func didSelectFilter() {
        router.presentFilter(selected: shelf, delegate: self)
    }

    func didSelectRecipe() {
        router.presentRecipe(for: items)
    }
}

extension ItemListPresenter: ItemDetailsDelegateProtocol {

    func didUpdateDetails(ofItem item: Item) {
        updateList()
    }
}

extension ItemListPresenter: ItemEditorDelegateProtocol {

    func itemEditor(didSave item: Item) {
        updateList()
    }
}

extension ItemListPresenter: ShelfFilterDelegateProtocol {

    func shelfFilter(didSelect shelf: Shelf?) {
        self.shelf = shelf
        updateList()
    }
}
