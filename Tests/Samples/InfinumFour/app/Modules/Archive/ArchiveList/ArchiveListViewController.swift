import UIKit

final class ArchiveListViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: ArchiveListPresenterInterface!

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.load()
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        presenter.shake()
    }

    @IBAction private func episodeTapped(_ sender: UIButton) {
        presenter.select(at: sender.tag)
    }
}

// MARK: - Extensions -

extension ArchiveListViewController: ArchiveListViewInterface {

    func show(count: Int) {
        title = "\(count) episodes"
    }
}
