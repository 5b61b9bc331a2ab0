import Foundation

protocol HomeInteractorToPresenterInterface: AnyObject {
    func remembered()
}

class HomeInteractor: NSObject {

    weak var presenter: HomeInteractorToPresenterInterface!

    private var reader: Reader?
}

extension HomeInteractor: HomePresenterToInteractorInterface {

    var greeting: String {
        return reader.map { "Hello, \($0.name)" } ?? "Hello"
    }

    func remember(_ reader: Reader) {
        self.reader = reader
        presenter.remembered()
    }
}
