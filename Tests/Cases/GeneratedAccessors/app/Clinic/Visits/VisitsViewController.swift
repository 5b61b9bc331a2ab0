import Rswift
import UIKit

final class VisitsViewController: UITableViewController {
    var presenter: VisitsPresenter!

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.didSelectVisit(indexPath.row)
    }

    func openInvoice() {
        performSegue(withIdentifier: R.segue.visitsViewController.showInvoice.identifier, sender: self)
    }

    @IBAction private func invoiceTapped() { presenter.didTapInvoice() }
}
