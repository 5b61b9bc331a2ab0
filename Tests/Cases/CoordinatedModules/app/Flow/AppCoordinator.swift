import UIKit

protocol Coordinator: AnyObject {
    func start()
}

enum Session {
    static var isOpen = false
}

final class AppCoordinator: Coordinator {
    private let window: UIWindow
    private let navigation = UINavigationController()
    private var children: [Coordinator] = []

    init(window: UIWindow) { self.window = window }

    func start() {
        window.rootViewController = navigation
        if Session.isOpen { showHome() } else { showLogin() }
    }

    private func showHome() {
        let home = HomeCoordinator(navigation: navigation)
        children.append(home)
        home.start()
    }

    private func showLogin() {
        let login = LoginCoordinator(navigation: navigation)
        login.onEnd = { [weak self] in self?.showHome() }
        children.append(login)
        login.start()
    }
}
