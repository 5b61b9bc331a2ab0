import UIKit

final class ReaderViewController: UIViewController {
    var presenter: ReaderPresenterProtocol?
}
