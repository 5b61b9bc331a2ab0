import UIKit

protocol BookDetailsViewToPresenterInterface: AnyObject {
    func userTappedReserve()
    func userTappedBack()
}

class BookDetailsView: UIViewController {

    weak var presenter: BookDetailsViewToPresenterInterface!

    @IBAction func reserveTapped(_ sender: AnyObject) {
        presenter.userTappedReserve()
    }

    @IBAction func backTapped(_ sender: AnyObject) {
        presenter.userTappedBack()
    }
}

extension BookDetailsView: BookDetailsPresenterToViewInterface {

    func display(_ title: String) {
        self.title = title
    }
}
