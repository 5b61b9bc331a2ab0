import UIKit

protocol ResetPasswordViewToPresenterInterface: AnyObject {
    func userTappedSend(cardNumber: String)
}

class ResetPasswordView: UIViewController {

    weak var presenter: ResetPasswordViewToPresenterInterface!

    @IBAction func sendTapped(_ sender: AnyObject) {
        presenter.userTappedSend(cardNumber: "1")
    }
}

extension ResetPasswordView: ResetPasswordPresenterToViewInterface {

    func displayProgress() {
        title = "Sending"
    }
}
