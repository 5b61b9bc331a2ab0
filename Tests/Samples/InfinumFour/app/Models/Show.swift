import Foundation

/// A podcast.
struct Show: Codable {
    let id: String
    let title: String
    let relatedID: String?
}
