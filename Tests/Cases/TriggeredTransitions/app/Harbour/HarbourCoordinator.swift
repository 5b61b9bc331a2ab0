import UIKit
import XCoordinator

enum HarbourRoute: Route {
    case boats
    case trips
}

final class HarbourCoordinator: TabBarCoordinator<HarbourRoute> {
    private let boats: StrongRouter<BoatsRoute>
    private let trips: StrongRouter<TripsRoute>

    convenience init() {
        let boats = BoatsCoordinator()
        boats.rootViewController.tabBarItem = UITabBarItem(title: "Boats", image: nil, tag: 0)
        let trips = TripsCoordinator()
        trips.rootViewController.tabBarItem = UITabBarItem(title: "Trips", image: nil, tag: 1)
        self.init(boats: boats.strongRouter, trips: trips.strongRouter)
        boats.harbour = weakRouter
    }

    init(boats: StrongRouter<BoatsRoute>, trips: StrongRouter<TripsRoute>) {
        self.boats = boats
        self.trips = trips
        super.init(tabs: [boats, trips], select: boats)
    }

    override func prepareTransition(for route: HarbourRoute) -> TabBarTransition {
        switch route {
        case .boats: .select(boats)
        case .trips: .select(trips)
        }
    }
}
