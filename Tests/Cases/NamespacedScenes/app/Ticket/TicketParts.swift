import UIKit

extension Ticket {
    final class Interactor: TicketBusinessLogic {
        private let ferry: String
        private let presenter: TicketPresentationLogic

        init(ferry: String, presenter: TicketPresentationLogic) {
            self.ferry = ferry
            self.presenter = presenter
        }

        func buy() {
            presenter.presentBought()
        }
    }

    final class Presenter: TicketPresentationLogic {
        private let dispatch: PresenterDispatch

        init(dispatch: PresenterDispatch) {
            self.dispatch = dispatch
        }

        func presentBought() {
            dispatch.display { $0.displayBought() }
        }
    }

    final class ViewController: UIViewController, TicketDisplayLogic {
        private var dispatch: InteractorDispatch?
        private var routing: Routing?

        func inject(dispatch: InteractorDispatch?, routing: Routing?) {
            self.dispatch = dispatch
            self.routing = routing
        }

        @IBAction private func buyTapped() {
            dispatch?.send { logic in logic.buy() }
        }

        func displayBought() {
            routing?.onBought()
        }
    }
}
