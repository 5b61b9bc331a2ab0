import UIKit

protocol SeatsShowing: AnyObject {
    func showSeats(from view: UIViewController?)
}

protocol SnacksShowing: AnyObject {
    func showSnacks(from view: UIViewController?)
}

extension SeatsShowing {
    func showSeats(from view: UIViewController?) {
        view?.present(OldSeatsViewController(), animated: true)
    }
}

final class CinemaCoordinator: SeatsShowing, SnacksShowing {
    func showSeats(from view: UIViewController?) {
        view?.navigationController?.pushViewController(SeatsViewController(), animated: true)
    }

    func showSnacks(from view: UIViewController?) {
        view?.present(SnacksViewController(), animated: true)
    }
}

final class KioskCoordinator: SeatsShowing, SnacksShowing {
    func showSeats(from view: UIViewController?) {
        view?.navigationController?.pushViewController(SeatsViewController(), animated: true)
    }

    func showSnacks(from view: UIViewController?) {}
}

/// Shows seats and no snacks: no router of films is handed it.
final class UsherCoordinator: SeatsShowing {}

final class SeatsViewController: UIViewController {}
final class OldSeatsViewController: UIViewController {}
final class SnacksViewController: UIViewController {}
