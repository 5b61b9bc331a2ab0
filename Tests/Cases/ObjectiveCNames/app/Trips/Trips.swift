import UIKit

protocol TripsRouterInput: AnyObject {
    func showTrip(at index: Int)
    func showGuide()
}

@objc(ABCTripsViewController)
final class TripsViewController: UITableViewController {
    var output: TripsPresenter!

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        output.didSelectTrip(at: indexPath.row)
    }

    @IBAction @objc(openGuideOfCity:) private func openGuide(_ sender: UIBarButtonItem) {
        output.didTapGuide()
    }
}

final class TripsPresenter {
    weak var router: TripsRouterInput!

    func didSelectTrip(at index: Int) {
        router.showTrip(at: index)
    }

    func didTapGuide() {
        router.showGuide()
    }
}

extension TripsViewController: TripsRouterInput {
    func showTrip(at index: Int) {
        performSegue(withIdentifier: "trip", sender: index)
    }

    func showGuide() {
        performSegue(withIdentifier: "guide", sender: nil)
    }
}
