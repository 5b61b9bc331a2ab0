import UIKit

final class HomeViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: HomePresenterInterface!

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.load()
    }

    @IBAction private func showTapped(_ sender: UIButton) {
        presenter.didSelectShow(at: sender.tag)
    }

    @IBAction private func archiveTapped(_ sender: UIButton) {
        presenter.openArchive()
    }

    @IBAction private func settingsTapped(_ sender: UIButton) {
        presenter.openSettings()
    }

    @IBAction private func logoutTapped(_ sender: UIButton) {
        presenter.signOut()
    }
}

// MARK: - Extensions -

extension HomeViewController: HomeViewInterface {

    func show(_ titles: [String]) {
        title = titles.first
    }
}
