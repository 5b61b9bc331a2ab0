import Foundation

protocol ResetPasswordInteractorToPresenterInterface: AnyObject {
    func letterSent()
}

class ResetPasswordInteractor: NSObject {

    weak var presenter: ResetPasswordInteractorToPresenterInterface!

    lazy var resetPasswordService = ResetPasswordService()
}

extension ResetPasswordInteractor: ResetPasswordPresenterToInteractorInterface {

    func reset(cardNumber: String) {
        resetPasswordService.sendLetter(toCardNumber: cardNumber) {
            presenter.letterSent()
        }
    }
}
