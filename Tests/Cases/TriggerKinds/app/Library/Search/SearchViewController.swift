import UIKit

final class SearchViewController: UIViewController {
    var presenter: SearchPresenterProtocol?
}
