import UIKit

final class PlayerViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: PlayerPresenterInterface!

    private let coverView = UIImageView()

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.load()
    }

    @IBAction private func closeTapped(_ sender: UIButton) {
        presenter.close()
    }
}

// MARK: - Extensions -

extension PlayerViewController: PlayerViewInterface {

    func show(title: String, cover: String) {
        self.title = title
        CoverPresenter.present(cover, in: coverView)
    }
}
