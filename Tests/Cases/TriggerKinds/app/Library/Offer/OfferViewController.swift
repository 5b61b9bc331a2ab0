import UIKit

final class OfferViewController: UIViewController {
    var presenter: OfferPresenterProtocol?
}
