struct ShelfFilterInteractor: ShelfFilterInteractorProtocol {

    let selected: Shelf?
}
