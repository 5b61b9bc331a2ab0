import Foundation

protocol ItemStoreProtocol: AnyObject {
    func items() -> [Item]
    func save(_ item: Item) throws
}

/// Keeps the items in memory.
final class ItemStore: ItemStoreProtocol {

    static let standard = ItemStore()

    private var stored: [UUID: Item] = [:]

    func items() -> [Item] {
        stored.values.sorted { $0.name < $1.name }
    }

    func save(_ item: Item) throws {
        guard !item.name.isEmpty else {
            throw CocoaError(.fileWriteInvalidFileName)
        }
        stored[item.identifier] = item
    }
}
