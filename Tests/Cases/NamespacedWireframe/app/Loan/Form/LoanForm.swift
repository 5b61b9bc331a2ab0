import UIKit

protocol LoanFormViewProtocol: Screen {}

protocol LoanFormWireframeProtocol {
    func `continue`(from view: LoanFormViewProtocol?, book: Book)
    func showReadingRoom(from view: LoanFormViewProtocol?)
}

struct Book {
    let isbn: String
}

final class LoanFormViewController: UIViewController, LoanFormViewProtocol {
    var presenter: LoanFormPresenter?

    @objc func didTapNext() {
        presenter?.next(Book(isbn: "978"))
    }

    @objc func didTapRoom() {
        presenter?.room()
    }
}

final class LoanFormPresenter {
    weak var view: LoanFormViewProtocol?
    private let wireframe: LoanFormWireframeProtocol

    init(wireframe: LoanFormWireframeProtocol) {
        self.wireframe = wireframe
    }

    func next(_ book: Book) { wireframe.continue(from: view, book: book) }
    func room() { wireframe.showReadingRoom(from: view) }
}

final class LoanFormWireframe: LoanFormWireframeProtocol {
    func `continue`(from view: LoanFormViewProtocol?, book: Book) {
        guard let confirm = LoanConfirmFactory.makeForLoan(of: book) else {
            return
        }

        view?.asController.show(confirm.asController, sender: self)
    }

    func showReadingRoom(from view: LoanFormViewProtocol?) {
        let room = ReadingRoom.assemble()
        view?.asController.present(room, animated: true)
    }
}
