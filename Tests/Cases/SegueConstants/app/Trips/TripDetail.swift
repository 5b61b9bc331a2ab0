import UIKit

final class TripDetailPresenter {
    weak var view: TripDetailViewController?

    func didTapGuide() { view?.showGuide() }
    func didTapMap() { view?.showMap() }
}

final class TripDetailViewController: UIViewController, SegueHandler {
    enum SegueIdentifier: String {
        case guide = "showGuide"
        case map = "showMap"
    }

    var trip: String?
    var presenter: TripDetailPresenter?

    override func viewDidLoad() {
        super.viewDidLoad()
        let presenter = TripDetailPresenter()
        presenter.view = self
        self.presenter = presenter
    }

    func showGuide() {
        performSegue(.guide)
    }

    func showMap() {
        performSegue(.map, sender: trip)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let identifier = segue.identifier.flatMap(SegueIdentifier.init(rawValue:)) else { return }
        switch identifier {
        case .guide:
            (segue.destination as? GuideViewController)?.name = trip
        case .map:
            break
        }
    }

    @IBAction private func guideTapped() { presenter?.didTapGuide() }
    @IBAction private func mapTapped() { presenter?.didTapMap() }
}
