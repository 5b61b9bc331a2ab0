import UIKit

final class PrescriptionViewController: UIViewController {
    var presenter: PrescriptionPresenterProtocol?
}
