import UIKit
import XCoordinator

enum TripsRoute: Route {
    case trips
    case trip(Int)
    case guide
}

final class TripsCoordinator: NavigationCoordinator<TripsRoute> {
    init() {
        super.init(initialRoute: .trips)
    }

    override func prepareTransition(for route: TripsRoute) -> NavigationTransition {
        switch route {
        case .trips:
            let view = TripsViewController()
            view.presenter = TripsPresenter(router: strongRouter)
            return .push(view)
        case .trip(let id):
            addChild(TripCoordinator(trip: id, on: rootViewController, trips: unownedRouter))
            return .none()
        case .guide:
            return .present(GuideCoordinator())
        }
    }
}

enum TripRoute: Route {
    case trip(Int)
    case log
}

/// Goes on in the container of another coordinator.
final class TripCoordinator: NavigationCoordinator<TripRoute> {
    private let trips: UnownedRouter<TripsRoute>

    init(trip: Int, on rootViewController: UINavigationController, trips: UnownedRouter<TripsRoute>) {
        self.trips = trips
        super.init(rootViewController: rootViewController, initialRoute: nil)
        trigger(.trip(trip))
    }

    override func prepareTransition(for route: TripRoute) -> NavigationTransition {
        switch route {
        case .trip(let id):
            let view = TripViewController()
            view.presenter = TripPresenter(
                id: id, router: strongRouter, help: HelpRouter(viewController: view, parent: trips, map: nil))
            return .push(view)
        case .log:
            let transition: NavigationTransition = .push(LogViewController())
            return transition
        }
    }
}

enum HelpRoute: Route {
    case help
}

final class HelpRouter: RedirectionRouter<TripsRoute, HelpRoute> {
    override func mapToParentRoute(_ route: HelpRoute) -> TripsRoute { .guide }
}

enum GuideRoute: Route {
    case next
}

final class GuideCoordinator: PageCoordinator<GuideRoute> {
    private let last = LastPageViewController()

    init() {
        super.init(pages: [FirstPageViewController(), last])
    }

    override func prepareTransition(for route: GuideRoute) -> PageTransition { .set(last, direction: .forward) }
}

final class FirstPageViewController: UIViewController {}

final class LastPageViewController: UIViewController {}

final class LogViewController: UIViewController {}
