import Foundation

protocol BookDetailsInteractorToPresenterInterface: AnyObject {
    func changed(_ book: Book)
}

class BookDetailsInteractor: NSObject {

    weak var presenter: BookDetailsInteractorToPresenterInterface!

    var book: Book? {
        didSet {
            book.map { presenter.changed($0) }
        }
    }
}

extension BookDetailsInteractor: BookDetailsPresenterToInteractorInterface {
}
