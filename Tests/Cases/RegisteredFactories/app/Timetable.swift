import Swinject
import UIKit

protocol TimetableViewProtocol: AnyObject {
    var controller: UIViewController { get }
}

protocol TimetableRouterProtocol: AnyObject {
    func openJourney(line: String)
    func openTickets()
    func openReturnTicket()
}

final class TimetableViewController: UIViewController, TimetableViewProtocol {
    var presenter: TimetablePresenter!
    var controller: UIViewController { self }

    @IBAction private func ticketsTapped() { presenter.ticketsTapped() }

    @IBAction private func returnTapped() { presenter.returnTapped() }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.didSelect(line: "U6")
    }
}

final class TimetablePresenter {
    weak var view: TimetableViewProtocol?
    private let router: TimetableRouterProtocol

    init(router: TimetableRouterProtocol) {
        self.router = router
    }

    func didSelect(line: String) { router.openJourney(line: line) }

    func ticketsTapped() { router.openTickets() }

    func returnTapped() { router.openReturnTicket() }
}

final class TimetableRouter: TimetableRouterProtocol {
    weak var viewController: UIViewController?
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    func openJourney(line: String) {
        guard let journey = resolver.resolve(JourneyViewController.self, argument: line) else { return }
        viewController?.navigationController?.pushViewController(journey, animated: true)
    }

    func openTickets() {
        let tickets = resolver.resolve(UIViewController.self, name: "single")!
        viewController?.present(tickets, animated: true)
    }

    func openReturnTicket() {
        let tickets = resolver.resolve(UIViewController.self, name: "return")!
        viewController?.present(UINavigationController(rootViewController: tickets), animated: true)
    }
}

final class TimetableAssembly: Assembly {
    func assemble(container: Container) {
        container.register(TimetableRouter.self) { r in
            TimetableRouter(resolver: r)
        }
        .implements(TimetableRouterProtocol.self)
        container.register(TimetablePresenter.self) { r in
            TimetablePresenter(router: r.resolve(TimetableRouterProtocol.self)!)
        }
        .initCompleted { r, presenter in
            presenter.view = r.resolve(TimetableViewProtocol.self)
        }
        container.register(TimetableViewProtocol.self) { r in
            let controller = TimetableViewController()
            controller.presenter = r.resolve(TimetablePresenter.self)
            r.resolve(TimetableRouter.self)?.viewController = controller
            return controller
        }
    }
}
