import Foundation

struct Transfer: Codable {
    let from: String
    let to: String
    let amount: Decimal
}
