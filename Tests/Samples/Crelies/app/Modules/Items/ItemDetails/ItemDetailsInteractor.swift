final class ItemDetailsInteractor: ItemDetailsInteractorProtocol {

    var item: Item

    private let store: ItemStoreProtocol

    init(item: Item, store: ItemStoreProtocol) {
        self.item = item
        self.store = store
    }

    func useUp() throws -> Item {
        item.amount = 0
        try store.save(item)
        return item
    }
}
