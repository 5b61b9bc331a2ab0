import UIKit

final class PlantViewController: UIViewController {
    var presenter: PlantPresenterProtocol?
}
