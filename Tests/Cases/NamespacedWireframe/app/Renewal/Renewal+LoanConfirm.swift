import UIKit

extension Renewal {
    final class LoanConfirmInteractor: BaseLoanConfirmInteractor {
        override func submit() { presenter?.didSubmit() }
    }

    final class LoanConfirmWireframe: LoanConfirmWireframeProtocol {
        func complete(from view: LoanConfirmViewProtocol?) {
            view?.asController.dismiss(animated: true)
        }
    }
}

extension Renewal.Bulk {
    final class LoanConfirmWireframe: LoanConfirmWireframeProtocol {
        private let remaining: [Book]

        init(remaining: [Book]) {
            self.remaining = remaining
        }

        func complete(from view: LoanConfirmViewProtocol?) {
            guard let next = BulkRenewalFactory.make(for: remaining) else {
                view?.asController.dismiss(animated: true)
                return
            }

            view?.asController.navigationController?.setViewControllers([next.asController], animated: true)
        }
    }
}

/// The other flow's own factory.
enum BulkRenewalFactory {
    static func make(for books: [Book]) -> LoanConfirmViewProtocol? {
        guard let book = books.first else { return nil }

        let view = LoanConfirmViewController()
        let presenter = LoanConfirmPresenter(book: book)
        let interactor = Renewal.LoanConfirmInteractor()

        view.presenter = presenter
        presenter.view = view
        presenter.interactor = interactor
        presenter.wireframe = Renewal.Bulk.LoanConfirmWireframe(remaining: Array(books.dropFirst()))
        interactor.presenter = presenter

        return view
    }
}
