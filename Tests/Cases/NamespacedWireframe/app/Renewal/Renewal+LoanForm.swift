import UIKit

extension Renewal {
    final class LoanFormWireframe: LoanFormWireframeProtocol {
        func `continue`(from view: LoanFormViewProtocol?, book: Book) {
            guard
                let confirm = LoanConfirmFactory.makeForRenewal(of: book),
                let navigation = view?.asController.navigationController
            else {
                return
            }

            navigation.pushViewController(confirm.asController, animated: true)
        }

        // There is no reading room while a loan is renewed.
        func showReadingRoom(from _: LoanFormViewProtocol?) {}
    }
}
