import Foundation

protocol CataloguePresenterToInteractorInterface: AnyObject {
    func fetchBooks()
    func book(at index: Int) -> Book?
}

protocol CataloguePresenterToViewInterface: AnyObject {
    func display(count: Int)
}

protocol CataloguePresenterToWireframeInterface: AnyObject {
    func presentDetails(of book: Book)
}

class CataloguePresenter: NSObject {

    weak var interactor: CataloguePresenterToInteractorInterface!
    weak var view: CataloguePresenterToViewInterface!
    weak var wireframe: CataloguePresenterToWireframeInterface!
}

extension CataloguePresenter: CatalogueInteractorToPresenterInterface {

    func fetched(count: Int) {
        view.display(count: count)
    }
}

extension CataloguePresenter: CatalogueViewToPresenterInterface {

    func userTappedBook(at index: Int) {
        guard let book = interactor.book(at: index) else {
            return
        }
        wireframe.presentDetails(of: book)
    }
}

extension CataloguePresenter: CatalogueWireframeToPresenterInterface {

    func beganPresenting() {
        interactor.fetchBooks()
    }
}
