import UIKit
import XCoordinator

enum BoatsRoute: Route {
    case boats
    case boat(Int)
    case booking(Int)
    case call(String)
    case settings
    case all
    case trips
}

final class BoatsCoordinator: NavigationCoordinator<BoatsRoute> {
    var harbour: WeakRouter<HarbourRoute>?

    init() {
        super.init(initialRoute: .boats)
    }

    override func prepareTransition(for route: BoatsRoute) -> NavigationTransition {
        switch route {
        case .boats:
            return .set([BoatsBuilder.build(router: weakRouter)])
        case .boat(let id):
            return .push(boat(id))
        case .booking(let id):
            return .present(BookingCoordinator(boat: id))
        case .call(let number):
            return Transition(presentables: [], animationInUse: nil) { _, _, completion in
                UIApplication.shared.open(URL(string: "tel:" + number)!)
                completion?()
            }
        case .settings:
            return .systemSettings()
        case .all:
            return .popToRoot()
        case .trips:
            harbour?.trigger(.trips)
            return .none()
        }
    }

    private func boat(_ id: Int) -> UIViewController {
        BoatBuilder.build(id: id, router: weakRouter)
    }
}
