struct ItemEditorInteractor: ItemEditorInteractorProtocol {

    let store: ItemStoreProtocol

    func save(_ item: Item) throws {
        try store.save(item)
    }
}
