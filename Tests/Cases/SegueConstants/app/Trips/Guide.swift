import UIKit

final class GuidePresenter {
    weak var view: GuideViewController?

    func didTapContact() { view?.openContact() }
    func didTapDone() { view?.finish() }
}

final class GuideViewController: UIViewController {
    private struct Constants {
        static let unwind = "unwindToTrips"
    }

    var name: String?
    lazy var presenter: GuidePresenter = {
        let presenter = GuidePresenter()
        presenter.view = self
        return presenter
    }()

    func openContact() {
        performSegue(withIdentifier: Segues.Guide.contact, sender: self)
    }

    func finish() {
        performSegue(withIdentifier: Constants.unwind, sender: nil)
    }

    @IBAction private func contactTapped() { presenter.didTapContact() }
    @IBAction private func doneTapped() { presenter.didTapDone() }
}
