import UIKit

final class DetailsViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: DetailsPresenterInterface!

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.load()
    }

    @IBAction private func playTapped(_ sender: UIButton) {
        presenter.play()
    }

    @IBAction private func relatedTapped(_ sender: UIButton) {
        presenter.openRelated()
    }

    @IBAction private func backTapped(_ sender: UIButton) {
        presenter.goBack()
    }
}

// MARK: - Extensions -

extension DetailsViewController: DetailsViewInterface {

    func show(title: String) {
        self.title = title
    }
}
