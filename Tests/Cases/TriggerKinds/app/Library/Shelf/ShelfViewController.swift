import UIKit

final class ShelfViewController: UIViewController {
    var presenter: ShelfPresenterProtocol?
}
