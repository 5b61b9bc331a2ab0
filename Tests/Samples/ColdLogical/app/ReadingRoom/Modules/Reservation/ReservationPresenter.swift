import Foundation

protocol ReservationPresenterToInteractorInterface: AnyObject {
    var book: Book? { get set }
    func reserve()
}

protocol ReservationPresenterToViewInterface: AnyObject {
    func display(_ title: String)
}

protocol ReservationPresenterToWireframeInterface: AnyObject {
    func finish()
}

class ReservationPresenter: NSObject {

    weak var interactor: ReservationPresenterToInteractorInterface!
    weak var view: ReservationPresenterToViewInterface!
    weak var wireframe: ReservationPresenterToWireframeInterface!
}

extension ReservationPresenter: ReservationInteractorToPresenterInterface {

    func reserved() {
        wireframe.finish()
    }
}

extension ReservationPresenter: ReservationViewToPresenterInterface {

    func userTappedConfirm() {
        interactor.reserve()
    }
}

extension ReservationPresenter: ReservationWireframeToPresenterInterface {

    func beganPresenting(_ book: Book) {
        interactor.book = book
        view.display(book.title)
    }
}
