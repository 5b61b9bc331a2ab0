import UIKit

final class PlantListViewController: UIViewController, UITableViewDelegate {
    private let presenter: PlantListPresenter

    init(presenter: PlantListPresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.didSelect("\(indexPath.row)")
    }
}
