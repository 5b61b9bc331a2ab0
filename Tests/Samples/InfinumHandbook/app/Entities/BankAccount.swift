import Foundation

/// A jar of money with a name.
struct BankAccount: Codable {
    let identifier: String
    let name: String
    let balance: Decimal
}
