import UIKit

final class PlayerViewController: UIViewController {
    var presenter: PlayerPresenter?

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter?.viewIsReady()
    }
}
