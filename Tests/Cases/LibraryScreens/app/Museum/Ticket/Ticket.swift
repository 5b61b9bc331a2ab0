import UIKit

final class TicketPresenter {}

final class TicketViewController: UIViewController {
    var presenter: TicketPresenter?
}

struct TicketAssembly {
    func makeModule() -> UIViewController {
        let view = TicketViewController()
        view.presenter = TicketPresenter()
        return view
    }
}
