import NeedleFoundation
import RIBs
import UIKit

protocol HallDependency: NeedleFoundation.Dependency {}

final class HallComponent: NeedleFoundation.Component<HallDependency> {
    var view: HallViewController {
        shared { HallViewController() }
    }

    var ticketBuilder: TicketBuildable {
        TicketBuilder { TicketComponent(parent: self) }
    }
}

final class HallBuilder: SimpleComponentizedBuilder<HallComponent, LaunchRouting> {
    override func build(with component: HallComponent) -> LaunchRouting {
        let view = component.view
        let interactor = HallInteractor(presenter: view)
        view.listener = interactor
        return HallRouter(interactor: interactor, viewController: view, ticketBuilder: component.ticketBuilder)
    }
}

protocol HallListener: AnyObject {
    func didAskForTicket()
}

final class HallViewController: UIViewController, ViewControllable {
    weak var listener: HallListener?

    @IBAction func buy() { listener?.didAskForTicket() }
}

final class HallInteractor: PresentableInteractor<HallViewController>, HallListener {
    weak var router: HallRouter?

    func didAskForTicket() { router?.attachTicket() }
}

final class HallRouter: LaunchRouter<HallInteractor, HallViewController> {
    private let ticketBuilder: TicketBuildable

    init(interactor: HallInteractor, viewController: HallViewController, ticketBuilder: TicketBuildable) {
        self.ticketBuilder = ticketBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachTicket() {
        let router = ticketBuilder.build(with: TicketBuildDependency(film: "The end"))
        attachChild(router)
        viewController.present(router.viewControllable.uiviewController, animated: true)
    }
}
