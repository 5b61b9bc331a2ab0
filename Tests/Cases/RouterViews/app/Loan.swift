import SwiftUI

protocol LoanRouter {
    func leave()
}

extension LibraryRouter: LoanRouter {}

protocol LoanInteractor {}

extension LibraryInteractor: LoanInteractor {}

final class LoanPresenter {
    private let interactor: LoanInteractor
    private let router: LoanRouter

    init(interactor: LoanInteractor, router: LoanRouter) {
        self.interactor = interactor
        self.router = router
    }

    func doneTapped() { router.leave() }
}

struct LoanView: View {
    let presenter: LoanPresenter

    var body: some View {
        Button("Done") { presenter.doneTapped() }
    }
}
