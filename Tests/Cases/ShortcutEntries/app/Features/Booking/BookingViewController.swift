import UIKit

final class BookingViewController: UIViewController {
    var presenter: BookingPresenterProtocol?
}
