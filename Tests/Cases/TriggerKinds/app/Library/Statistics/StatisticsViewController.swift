import UIKit

final class StatisticsViewController: UIViewController {
    var presenter: StatisticsPresenterProtocol?
}
