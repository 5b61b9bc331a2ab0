import UIKit

final class HomeViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: HomePresenterInterface!

    // MARK: - Life cycle -

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        presenter.didShake()
    }

    @IBAction private func loginTapped(_ sender: UIButton) {
        presenter.didSelectLogin()
    }

    @IBAction private func registerTapped(_ sender: UIButton) {
        presenter.didSelectRegister()
    }

    @IBAction private func aboutTapped(_ sender: UIButton) {
        presenter.didSelectAbout()
    }
}

// MARK: - Extensions -

extension HomeViewController: HomeViewInterface {

    func setGreeting(_ text: String) {
        title = text
    }
}
