import UIKit

final class HarboursViewController: UITableViewController, HarboursViewProtocol {
    var presenter: HarboursPresenterProtocol?

    private var harbours: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .organize, target: self, action: #selector(ticketsTapped))
        presenter?.load()
    }

    func show(_ harbours: [String]) {
        self.harbours = harbours
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter?.selectHarbour(named: harbours[indexPath.row])
    }

    @objc private func ticketsTapped() {
        presenter?.openTickets()
    }
}
