import SwiftUI

protocol ShelfRouter {
    func showBook()
    func showLoan()
}

extension LibraryRouter: ShelfRouter {}

protocol ShelfInteractor {
    func titles() -> [String]
}

extension LibraryInteractor: ShelfInteractor {}

final class ShelfPresenter {
    private let interactor: ShelfInteractor
    private let router: ShelfRouter

    init(interactor: ShelfInteractor, router: ShelfRouter) {
        self.interactor = interactor
        self.router = router
    }

    func bookTapped() { router.showBook() }

    func loanTapped() { router.showLoan() }
}

struct ShelfView: View {
    let presenter: ShelfPresenter

    var body: some View {
        VStack {
            Button("Book") { presenter.bookTapped() }
            Button("Loan") { presenter.loanTapped() }
        }
    }
}
