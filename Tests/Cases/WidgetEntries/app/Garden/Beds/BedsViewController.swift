import UIKit

final class BedsViewController: UIViewController {
    var presenter: BedsPresenterProtocol?
}
