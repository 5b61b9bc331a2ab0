/// Where an item stands.
enum Shelf: String, CaseIterable {
    case top
    case middle
    case floor
}
