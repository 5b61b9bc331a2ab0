import UIKit

final class CheckInViewController: UIViewController {
    var presenter: CheckInPresenterProtocol?
}
