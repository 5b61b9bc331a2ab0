import UIKit

extension Timetable {
    final class Interactor: TimetableBusinessLogic {
        private let presenter: TimetablePresentationLogic

        init(presenter: TimetablePresentationLogic) {
            self.presenter = presenter
        }

        func choose(_ ferry: String) {
            presenter.presentChosen(ferry)
        }
    }

    final class Presenter: TimetablePresentationLogic {
        private let dispatch: PresenterDispatch

        init(dispatch: PresenterDispatch) {
            self.dispatch = dispatch
        }

        func presentChosen(_ ferry: String) {
            dispatch.display { view in view.displayChosen(ferry) }
        }
    }

    final class ViewController: UIViewController, TimetableDisplayLogic {
        private var dispatch: InteractorDispatch?
        private var routing: Routing?

        func inject(dispatch: InteractorDispatch?, routing: Routing?) {
            self.dispatch = dispatch
            self.routing = routing
        }

        @IBAction private func rowTapped() {
            dispatch?.send { logic in logic.choose("first") }
        }

        func displayChosen(_ ferry: String) {
            routing?.onChosen(ferry)
        }
    }
}
