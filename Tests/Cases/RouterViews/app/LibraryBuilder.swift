import SwiftUI

struct LibraryInteractor {
    func titles() -> [String] { [] }
}

struct LibraryBuilder {
    let interactor: LibraryInteractor

    func shelfView() -> some View {
        RouterView { router in
            ShelfView(
                presenter: ShelfPresenter(
                    interactor: interactor, router: LibraryRouter(router: router, builder: self)))
        }
    }

    func bookView(router: ScreenRouter) -> some View {
        BookView(
            presenter: BookPresenter(interactor: interactor, router: LibraryRouter(router: router, builder: self)))
    }

    func loanView(router: ScreenRouter) -> some View {
        LoanView(
            presenter: LoanPresenter(interactor: interactor, router: LibraryRouter(router: router, builder: self)))
    }
}

struct LibraryRouter {
    let router: ScreenRouter
    let builder: LibraryBuilder

    func showBook() {
        router.show(.push) { router in
            builder.bookView(router: router)
        }
    }

    func showLoan() {
        router.show(.sheet) { router in
            builder.loanView(router: router)
        }
    }

    func showLoanOverAll() {
        router.show(.cover) { router in
            builder.loanView(router: router)
        }
    }

    func leave() { router.leave() }
}
