import UIKit

struct PlaceRow { let title: String; let onTap: () -> Void }

final class PlacesRouter {
    weak var host: UIViewController?
    static func make() -> UIViewController {
        let router = PlacesRouter()
        let presenter = PlacesPresenter(router: router)
        let view = PlacesViewController()
        view.presenter = presenter
        presenter.view = view
        router.host = view
        return view
    }
    func showPlace() { host?.navigationController?.pushViewController(PlaceViewController(), animated: true) }
    func showHelp() { host?.navigationController?.pushViewController(HelpViewController(), animated: true) }
}

final class PlacesPresenter {
    let router: PlacesRouter
    weak var view: PlacesViewController?
    init(router: PlacesRouter) { self.router = router }
    func load(_ names: [String]) {
        let places = names.map { name in PlaceRow(title: name, onTap: { [weak self] in self?.router.showPlace() }) }
        let help = PlaceRow(title: "Help", onTap: { [weak self] in self?.router.showHelp() })
        view?.show(places + [help])
    }
}

final class PlacesViewController: UIViewController {
    var presenter: PlacesPresenter!
    private let list = PlacesList()
    override func viewDidLoad() { presenter.load(["A"]) }
    func show(_ rows: [PlaceRow]) { list.reload(rows) }
}

final class PlacesList: UIView, UITableViewDelegate {
    private var rows: [PlaceRow] = []
    func reload(_ rows: [PlaceRow]) { self.rows = rows }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { rows[indexPath.row].onTap() }
}

final class PlaceViewController: UIViewController {}
final class HelpViewController: UIViewController {}
