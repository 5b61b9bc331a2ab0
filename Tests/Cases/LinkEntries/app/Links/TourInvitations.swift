import Foundation

/// Keeps the invitation until the visitor has logged in.
final class TourInvitations {
    private(set) var pending: URL?

    func keep(_ url: URL) {
        pending = url
    }
}
