import UIKit

protocol CatalogueViewToPresenterInterface: AnyObject {
    func userTappedBook(at index: Int)
}

class CatalogueView: UIViewController {

    weak var presenter: CatalogueViewToPresenterInterface!

    @IBAction func bookTapped(_ sender: UIButton) {
        presenter.userTappedBook(at: sender.tag)
    }
}

extension CatalogueView: CataloguePresenterToViewInterface {

    func display(count: Int) {
        title = "\(count) books"
    }
}
