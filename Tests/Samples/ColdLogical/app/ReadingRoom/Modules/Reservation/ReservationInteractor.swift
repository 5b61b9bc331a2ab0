import Foundation

protocol ReservationInteractorToPresenterInterface: AnyObject {
    func reserved()
}

class ReservationInteractor: NSObject {

    weak var presenter: ReservationInteractorToPresenterInterface!

    lazy var bookService = BookService()

    var book: Book?
}

extension ReservationInteractor: ReservationPresenterToInteractorInterface {

    func reserve() {
        guard let book = book else {
            return
        }
        bookService.reserve(book) { isDone in
            if isDone {
                presenter.reserved()
            }
        }
    }
}
