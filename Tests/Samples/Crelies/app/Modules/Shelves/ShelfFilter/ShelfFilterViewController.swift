import UIKit

final class ShelfFilterViewController: UITableViewController {

    var presenter: ShelfFilterPresenterProtocol?

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter?.didLoad()
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter?.didSelect(Shelf.allCases[indexPath.row])
    }
}

extension ShelfFilterViewController: ShelfFilterViewProtocol {

    func mark(_ shelf: Shelf?) {
        title = shelf?.rawValue ?? "All shelves"
    }
}
