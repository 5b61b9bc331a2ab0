import UIKit

protocol TripListViewOutput: AnyObject {
    func didSelect(_ trip: String)
    func didTapWeather()
    func didTapGear()
}

protocol TripListRouterInput: AnyObject {
    func openTrip(_ trip: String)
    func openWeather()
    func openGear()
}

final class TripListPresenter: TripListViewOutput {
    private let router: TripListRouterInput

    init(router: TripListRouterInput) {
        self.router = router
    }

    func didSelect(_ trip: String) { router.openTrip(trip) }
    func didTapWeather() { router.openWeather() }
    func didTapGear() { router.openGear() }
}

final class TripListRouter: TripListRouterInput {
    private enum Segue: String {
        case detail
        case weather
    }

    private weak var viewController: UIViewController?

    init(viewController: UIViewController) {
        self.viewController = viewController
    }

    func openTrip(_ trip: String) {
        viewController?.performSegue(withIdentifier: Segue.detail.rawValue, sender: trip)
    }

    func openWeather() {
        viewController?.performSegue(withIdentifier: weatherSegue, sender: nil)
    }

    func openGear() {
        viewController?.performSegue(
            withIdentifier: Segues.gear,
            sender: viewController
        )
    }
}

final class TripListViewController: UITableViewController {
    private var output: TripListViewOutput?

    override func awakeFromNib() {
        super.awakeFromNib()
        output = TripListPresenter(router: TripListRouter(viewController: self))
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        output?.didSelect("trip-\(indexPath.row)")
    }

    @IBAction private func weatherTapped() { output?.didTapWeather() }
    @IBAction private func gearTapped() { output?.didTapGear() }

    @IBAction func unwindToTrips(_ segue: UIStoryboardSegue) {}

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let detail = segue.destination as? TripDetailViewController, let trip = sender as? String {
            detail.trip = trip
        }
    }
}
