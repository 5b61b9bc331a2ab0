import Foundation

/// Something in the larder.
struct Item: Equatable {
    let identifier: UUID
    var name: String
    var amount: Int
    var shelf: Shelf
}
