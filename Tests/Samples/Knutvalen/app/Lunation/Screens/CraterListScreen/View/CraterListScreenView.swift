import UIKit

class CraterListScreenView: UITableViewController {

    var presenter: CraterListScreenPresenterType?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        presenter?.viewDidAppear()
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter?.onCraterSelected()
    }
}

extension CraterListScreenView: CraterListScreenViewType {

    func set(title: String?) {
        self.title = title
    }
}
