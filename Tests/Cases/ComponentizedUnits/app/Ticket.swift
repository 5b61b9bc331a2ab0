import NeedleFoundation
import RIBs
import UIKit

protocol TicketDependency: NeedleFoundation.Dependency {}

final class TicketComponent: NeedleFoundation.Component<TicketDependency> {}

struct TicketBuildDependency {
    let film: String
}

protocol TicketBuildable: Buildable {
    func build(with dependency: TicketBuildDependency) -> ViewableRouting
}

final class TicketBuilder: ComponentizedBuilder<TicketComponent, ViewableRouting, TicketBuildDependency, Void>,
    TicketBuildable
{
    override func build(with component: TicketComponent, _ payload: TicketBuildDependency) -> ViewableRouting {
        let view = TicketViewController()
        let interactor = TicketInteractor(presenter: view)
        view.listener = interactor
        return TicketRouter(interactor: interactor, viewController: view)
    }
}

protocol TicketListener: AnyObject {
    func didClose()
}

final class TicketViewController: UIViewController, ViewControllable {
    weak var listener: TicketListener?

    @IBAction func close() { listener?.didClose() }
}

final class TicketInteractor: PresentableInteractor<TicketViewController>, TicketListener {
    func didClose() { presenter.dismiss(animated: true) }
}

final class TicketRouter: ViewableRouter<TicketInteractor, TicketViewController> {}
