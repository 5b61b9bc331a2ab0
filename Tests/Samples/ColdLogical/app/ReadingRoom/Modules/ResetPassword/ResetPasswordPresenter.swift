import Foundation

protocol ResetPasswordPresenterToInteractorInterface: AnyObject {
    func reset(cardNumber: String)
}

protocol ResetPasswordPresenterToViewInterface: AnyObject {
    func displayProgress()
}

/// The stack leads nowhere; its owner takes it away.
protocol ResetPasswordPresenterToWireframeInterface: AnyObject {
}

class ResetPasswordPresenter: NSObject {

    weak var delegate: ResetPasswordDelegate?
    weak var interactor: ResetPasswordPresenterToInteractorInterface!
    weak var view: ResetPasswordPresenterToViewInterface!
    weak var wireframe: ResetPasswordPresenterToWireframeInterface!

    var moduleWireframe: ResetPassword {
        return wireframe as! ResetPassword
    }
}

extension ResetPasswordPresenter: ResetPasswordInteractorToPresenterInterface {

    func letterSent() {
        delegate?.finished(resetPassword: moduleWireframe)
    }
}

extension ResetPasswordPresenter: ResetPasswordViewToPresenterInterface {

    func userTappedSend(cardNumber: String) {
        view.displayProgress()
        interactor.reset(cardNumber: cardNumber)
    }
}

extension ResetPasswordPresenter: ResetPasswordWireframeToPresenterInterface {

    func set(delegate newDelegate: ResetPasswordDelegate?) {
        delegate = newDelegate
    }
}
