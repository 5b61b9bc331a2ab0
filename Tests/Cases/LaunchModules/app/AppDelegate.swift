import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow()
        StartRouter.presenter(window: window).start()
        return true
    }
}

protocol StartPresenting {
    func start()
}

protocol StartRouting {
    func showLobby()
}

final class StartPresenter: StartPresenting {
    private let router: StartRouting

    init(router: StartRouting) {
        self.router = router
    }

    func start() {
        router.showLobby()
    }
}

final class StartRouter: StartRouting {
    var window: UIWindow?

    func showLobby() {
        window?.rootViewController = LobbyRouter.module()
    }

    static func presenter(window: UIWindow?) -> StartPresenting {
        let router = StartRouter()
        router.window = window
        return StartPresenter(router: router)
    }
}
