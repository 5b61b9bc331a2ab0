struct ShelfSummaryInteractor: ShelfSummaryInteractorProtocol {

    func count(_ items: [Item], on shelf: Shelf) -> Int {
        items.filter { $0.shelf == shelf }.count
    }
}
