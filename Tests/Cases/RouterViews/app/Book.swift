import SwiftUI

protocol BookRouter {
    func showLoanOverAll()
}

extension LibraryRouter: BookRouter {}

protocol BookInteractor {}

extension LibraryInteractor: BookInteractor {}

final class BookPresenter {
    private let interactor: BookInteractor
    private let router: BookRouter

    init(interactor: BookInteractor, router: BookRouter) {
        self.interactor = interactor
        self.router = router
    }

    func borrowTapped() { router.showLoanOverAll() }
}

struct BookView: View {
    let presenter: BookPresenter

    var body: some View {
        Button("Borrow") { presenter.borrowTapped() }
    }
}
