import UIKit

protocol HomeViewToPresenterInterface: AnyObject {
    func userTappedLogin()
    func userTappedCatalogue()
    func userTappedDesk()
}

class HomeView: UIViewController {

    weak var presenter: HomeViewToPresenterInterface!

    @IBAction func loginTapped(_ sender: AnyObject) {
        presenter.userTappedLogin()
    }

    @IBAction func catalogueTapped(_ sender: AnyObject) {
        presenter.userTappedCatalogue()
    }

    @IBAction func deskTapped(_ sender: AnyObject) {
        presenter.userTappedDesk()
    }
}

extension HomeView: HomePresenterToViewInterface {

    func display(_ greeting: String) {
        title = greeting
    }
}
