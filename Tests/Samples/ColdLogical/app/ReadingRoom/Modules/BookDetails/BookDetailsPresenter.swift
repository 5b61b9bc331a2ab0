import Foundation

protocol BookDetailsPresenterToInteractorInterface: AnyObject {
    var book: Book? { get set }
}

protocol BookDetailsPresenterToViewInterface: AnyObject {
    func display(_ title: String)
}

protocol BookDetailsPresenterToWireframeInterface: AnyObject {
    func presentReservation(of book: Book)
    func leave()
}

class BookDetailsPresenter: NSObject {

    weak var interactor: BookDetailsPresenterToInteractorInterface!
    weak var view: BookDetailsPresenterToViewInterface!
    weak var wireframe: BookDetailsPresenterToWireframeInterface!
}

extension BookDetailsPresenter: BookDetailsInteractorToPresenterInterface {

    func changed(_ book: Book) {
        view.display(book.title)
    }
}

extension BookDetailsPresenter: BookDetailsViewToPresenterInterface {

    func userTappedReserve() {
        if let book = interactor.book {
            wireframe.presentReservation(of: book)
        }
    }

    func userTappedBack() {
        wireframe.leave()
    }
}

extension BookDetailsPresenter: BookDetailsWireframeToPresenterInterface {

    func beganPresenting(_ book: Book) {
        interactor.book = book
    }
}
