import UIKit

final class GalleriesViewController: UIViewController {
    var presenter: GalleriesPresenterProtocol?
}
