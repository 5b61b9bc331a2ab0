import UIKit

extension Ticket {
    enum Configurator {
        static func configure(
            viewController: ViewController,
            ferry: String,
            routing: Routing?
        ) {
            let presenter = Presenter(dispatch: PresenterDispatch(displayLogic: viewController))
            let interactor = Interactor(ferry: ferry, presenter: presenter)
            viewController.inject(dispatch: InteractorDispatch(businessLogic: interactor), routing: routing)
        }
    }

    final class InteractorDispatch {
        private let businessLogic: TicketBusinessLogic

        init(businessLogic: TicketBusinessLogic) {
            self.businessLogic = businessLogic
        }

        func send(_ request: @escaping (TicketBusinessLogic) -> Void) {
            DispatchQueue.global().async { request(self.businessLogic) }
        }
    }

    final class PresenterDispatch {
        private weak var displayLogic: TicketDisplayLogic?

        init(displayLogic: TicketDisplayLogic) {
            self.displayLogic = displayLogic
        }

        func display(_ change: @escaping (TicketDisplayLogic) -> Void) {
            guard let displayLogic else { return }
            DispatchQueue.main.async { change(displayLogic) }
        }
    }
}
