struct ItemListViewModel {
    let title: String
    let rows: [String]
}

/// Turns items into what the list shows.
struct ItemListViewModelCreator {

    func viewModel(for items: [Item]) -> ItemListViewModel {
        ItemListViewModel(title: "\(items.count) items", rows: items.map { "\($0.name) x \($0.amount)" })
    }
}
