final class ItemListInteractor: ItemListInteractorProtocol {

    private let store: ItemStoreProtocol

    init(store: ItemStoreProtocol) {
        self.store = store
    }

    func items() -> [Item] {
        store.items()
    }
}
