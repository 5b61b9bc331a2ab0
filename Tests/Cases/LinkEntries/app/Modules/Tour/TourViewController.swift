import UIKit

final class TourViewController: UIViewController {
    var presenter: TourPresenterProtocol?
}
