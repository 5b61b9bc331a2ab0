import UIKit

final class ScheduleViewController: UIViewController {
    var presenter: SchedulePresenterProtocol?
}
