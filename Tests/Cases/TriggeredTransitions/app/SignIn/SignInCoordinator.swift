import UIKit
import XCoordinator

enum SignInRoute: Route {
    case signIn
    case lostKey(String)
    case failed(String)
    case back
    case done
}

final class SignInCoordinator: NavigationCoordinator<SignInRoute> {
    private let root: StrongRouter<RootRoute>

    init(root: StrongRouter<RootRoute>) {
        self.root = root
        super.init(initialRoute: .signIn)
    }

    override func prepareTransition(for route: SignInRoute) -> NavigationTransition {
        switch route {
        case .signIn:
            return .set([SignInBuilder.build(router: unownedRouter)])
        case .lostKey(let mail):
            let screen = LostKeyBuilder.build(mail: mail, router: unownedRouter)
            return .push(screen)
        case .failed(let text):
            let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
            return .presentOnRoot(alert)
        case .back:
            return .pop()
        case .done:
            return .trigger(.harbour, on: root)
        }
    }
}
