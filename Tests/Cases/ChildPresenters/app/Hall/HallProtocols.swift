import UIKit

protocol ControllerBacked: AnyObject {
    var controller: UIViewController { get }
}

extension ControllerBacked where Self: UIViewController {
    var controller: UIViewController { self }
}

protocol HallPart: AnyObject {
    func start()
}

protocol HallPartFactoryProtocol {
    func createTours(for view: TourListViewProtocol) -> HallPart?
    func createEvents(for view: EventListViewProtocol) -> HallPart?
}
