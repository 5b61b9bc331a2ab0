import UIKit

final class LoanViewController: UIViewController {
    var presenter: LoanPresenterProtocol?
}
