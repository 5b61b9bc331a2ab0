import UIKit

final class HelpViewController: UIViewController {
    var presenter: HelpPresenterProtocol?
}
