import Foundation

protocol CatalogueInteractorOutput: AnyObject {
    func didCount(_ books: Int)
}

final class CatalogueInteractor {
    func count(for output: CatalogueInteractorOutput) {
        DispatchQueue.global().async {
            let books = BookStore.all.count
            DispatchQueue.main.async { output.didCount(books) }
        }
    }
}

enum BookStore {
    static var all: [String] = []
}

extension Notification.Name {
    static let loansDidChange = Notification.Name("loansDidChange")
}
