import UIKit

final class TicketViewController: UIViewController {
    var presenter: TicketPresenter?

    @IBAction func choose() { presenter?.choose(on: self) }
    @IBAction func ask() { presenter?.ask(on: self) }
}

final class TicketPresenter {
    private let router: Routing

    init(router: Routing) { self.router = router }

    func choose(on view: UIViewController) { router.route(to: .seat, from: view, parameters: 12) }
    func ask(on view: UIViewController) { router.route(to: .help, from: view) }
}
