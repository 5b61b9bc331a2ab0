import UIKit

final class ExhibitViewController: UIViewController {
    var presenter: ExhibitPresenterProtocol?
}
