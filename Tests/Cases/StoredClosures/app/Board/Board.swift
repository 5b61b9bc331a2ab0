import UIKit

/// What a row does when it is tapped.
struct BoardRow {
    let title: String
    let action: () -> Void
}

enum BoardAssembly {
    static func assemble(in navigation: UINavigationController) -> UIViewController {
        let view = BoardViewController()
        let router = BoardRouter(navigation: navigation)
        let presenter = BoardPresenter(
            onHelp: { [weak router] in router?.openHelp() },
            router: router
        )
        presenter.view = view
        view.presenter = presenter
        return view
    }
}

final class BoardViewController: UITableViewController {
    var presenter: BoardPresenter?
    var rows: [BoardRow] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter?.load()
    }

    override func tableView(_: UITableView, didSelectRowAt path: IndexPath) {
        rows[path.row].action()
    }

    @IBAction func help() { presenter?.help() }
}

final class BoardPresenter {
    weak var view: BoardViewController?
    private let onHelp: () -> Void
    private let router: BoardRouter

    init(onHelp: @escaping () -> Void, router: BoardRouter) {
        self.onHelp = onHelp
        self.router = router
    }

    func load() {
        view?.rows = [
            BoardRow(title: "Routes") { [router] in router.openRoutes() },
            BoardRow(title: "Tickets", action: { [weak self] in self?.router.openTickets(then: .stay) }),
        ]
    }

    func help() { onHelp() }
}
