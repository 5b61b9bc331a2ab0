import UIKit

enum Timetable {
    struct Routing {
        let showProgress: () -> Void
        let onChosen: (_ ferry: String) -> Void
    }
}

protocol TimetableBusinessLogic {
    func choose(_ ferry: String)
}

protocol TimetablePresentationLogic {
    func presentChosen(_ ferry: String)
}

protocol TimetableDisplayLogic: AnyObject {
    func displayChosen(_ ferry: String)
}
