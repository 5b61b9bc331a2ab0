import UIKit

final class GuideViewController: UIViewController {
    var presenter: GuidePresenterProtocol?
}
