import UIKit

protocol GardenDelegate: AnyObject {
    func garden(_ garden: GardenViewController, didSelect plant: String)
    func gardenDidAskForCalendar()
}

final class GardenViewController: UITableViewController {
    weak var delegate: GardenDelegate?
    private let plants = ["Basil", "Mint"]

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        delegate?.garden(self, didSelect: plants[indexPath.row])
    }

    @IBAction func showCalendar() { delegate?.gardenDidAskForCalendar() }
}
