import UIKit

protocol RoomsView: AnyObject, Presentable {
    var onPick: ((Int) -> Void)? { get set }
}

final class RoomsViewController: UITableViewController, RoomsView {
    var presenter: RoomsPresenter!
    var onPick: ((Int) -> Void)?

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { onPick?(indexPath.row) }
}

final class RoomsPresenter {
    private weak var view: RoomsView?

    init(view: RoomsView) { self.view = view }
}

final class RoomViewController: UIViewController {
    var presenter: RoomPresenter!
}

final class RoomPresenter {
    private weak var view: RoomViewController?
    private let number: Int

    init(view: RoomViewController, number: Int) {
        self.view = view
        self.number = number
    }
}
