import UIKit

final class ResultViewController: UIViewController {
    var presenter: ResultPresenterProtocol?
}
