import UIKit

final class AppointmentsViewController: UIViewController {
    var presenter: AppointmentsPresenterProtocol?
}
