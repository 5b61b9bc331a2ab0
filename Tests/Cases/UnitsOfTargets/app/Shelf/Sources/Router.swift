import Book
import UIKit

final class Router {
    private weak var view: UIViewController?
    private let bookBuilder: Book.Buildable

    init(view: UIViewController, bookBuilder: Book.Buildable) {
        self.view = view
        self.bookBuilder = bookBuilder
    }

    func openBook() {
        view?.navigationController?.pushViewController(bookBuilder.build(title: "One"), animated: true)
    }
}
