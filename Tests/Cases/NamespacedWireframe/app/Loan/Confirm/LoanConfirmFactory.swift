import Foundation

final class LoanConfirmFactory {
    static func makeForLoan(of book: Book) -> LoanConfirmViewProtocol? {
        let wireframe = LoanConfirmWireframe()
        return makeView(for: book, interactor: LoanConfirmInteractor(), wireframe: wireframe)
    }

    static func makeForRenewal(of book: Book) -> LoanConfirmViewProtocol? {
        makeView(
            for: book,
            interactor: Renewal.LoanConfirmInteractor(),
            wireframe: Renewal.LoanConfirmWireframe()
        )
    }

    fileprivate static func makeView(
        for book: Book,
        interactor: BaseLoanConfirmInteractor,
        wireframe: LoanConfirmWireframeProtocol
    ) -> LoanConfirmViewProtocol? {
        let view = LoanConfirmViewController()
        let presenter = LoanConfirmPresenter(book: book)

        view.presenter = presenter
        presenter.view = view
        presenter.interactor = interactor
        presenter.wireframe = wireframe
        interactor.presenter = presenter

        return view
    }
}
