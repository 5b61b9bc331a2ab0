import UIKit

extension Archive {

    final class DetailsViewController: UIViewController {

        // MARK: - Public properties -

        var presenter: Archive.DetailsPresenterInterface!

        // MARK: - Lifecycle -

        override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(type: .system)
            button.addTarget(self, action: #selector(playTapped), for: .touchUpInside)
            view.addSubview(button)
            presenter.load()
        }

        @objc private func playTapped() {
            presenter.play()
        }
    }
}

// MARK: - Extensions -

extension Archive.DetailsViewController: Archive.DetailsViewInterface {

    func show(title: String) {
        self.title = title
    }
}
