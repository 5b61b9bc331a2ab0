import Foundation

protocol CatalogueInteractorToPresenterInterface: AnyObject {
    func fetched(count: Int)
}

class CatalogueInteractor: NSObject {

    weak var presenter: CatalogueInteractorToPresenterInterface!

    lazy var bookService = BookService()

    private var books: [Book] = []
}

extension CatalogueInteractor: CataloguePresenterToInteractorInterface {

    func fetchBooks() {
        bookService.books { books = $0 }
        presenter.fetched(count: books.count)
    }

    func book(at index: Int) -> Book? {
        return books.indices.contains(index) ? books[index] : nil
    }
}
