import UIKit

final class WateringViewController: UIViewController {
    var presenter: WateringPresenterProtocol?
}
