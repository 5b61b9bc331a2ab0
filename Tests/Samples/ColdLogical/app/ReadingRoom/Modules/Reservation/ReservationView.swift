import UIKit

protocol ReservationViewToPresenterInterface: AnyObject {
    func userTappedConfirm()
}

class ReservationView: UIViewController {

    weak var presenter: ReservationViewToPresenterInterface!

    @IBAction func confirmTapped(_ sender: AnyObject) {
        presenter.userTappedConfirm()
    }
}

extension ReservationView: ReservationPresenterToViewInterface {

    func display(_ title: String) {
        self.title = title
    }
}
