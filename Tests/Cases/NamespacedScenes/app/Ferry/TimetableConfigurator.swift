import UIKit

extension Timetable {
    enum Configurator {
        static func configure(
            viewController: ViewController,
            routing: Routing?
        ) {
            let presenter = Presenter(dispatch: PresenterDispatch(displayLogic: viewController))
            let interactor = Interactor(presenter: presenter)
            viewController.inject(dispatch: InteractorDispatch(businessLogic: interactor), routing: routing)
        }
    }

    final class InteractorDispatch {
        private let businessLogic: TimetableBusinessLogic

        init(businessLogic: TimetableBusinessLogic) {
            self.businessLogic = businessLogic
        }

        func send(_ request: @escaping (TimetableBusinessLogic) -> Void) {
            DispatchQueue.global().async { request(self.businessLogic) }
        }
    }

    final class PresenterDispatch {
        private weak var displayLogic: TimetableDisplayLogic?

        init(displayLogic: TimetableDisplayLogic) {
            self.displayLogic = displayLogic
        }

        func display(_ change: @escaping (TimetableDisplayLogic) -> Void) {
            guard let displayLogic else { return }
            DispatchQueue.main.async { change(displayLogic) }
        }
    }
}
