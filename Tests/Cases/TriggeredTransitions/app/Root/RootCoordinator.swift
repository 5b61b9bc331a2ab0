import UIKit
import XCoordinator

enum RootRoute: Route {
    case welcome
    case signIn
    case harbour
}

final class RootCoordinator: NavigationCoordinator<RootRoute> {
    init() {
        super.init(initialRoute: .welcome)
    }

    override func prepareTransition(for route: RootRoute) -> NavigationTransition {
        switch route {
        case .welcome:
            return .set([WelcomeBuilder.build(router: weakRouter)])
        case .signIn:
            return .presentFullScreen(SignInCoordinator(root: strongRouter))
        case .harbour:
            return .multiple(.dismiss(), .presentFullScreen(HarbourCoordinator()))
        }
    }
}
