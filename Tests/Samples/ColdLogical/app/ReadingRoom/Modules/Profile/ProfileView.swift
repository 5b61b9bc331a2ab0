import UIKit

protocol ProfileViewToPresenterInterface: AnyObject {
    func userTappedHours()
}

class ProfileView: UIViewController {

    weak var presenter: ProfileViewToPresenterInterface!

    @IBAction func hoursTapped(_ sender: AnyObject) {
        presenter.userTappedHours()
    }
}

extension ProfileView: ProfilePresenterToViewInterface {

    func display(_ name: String) {
        title = name
    }
}
