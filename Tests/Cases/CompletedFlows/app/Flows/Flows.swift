import UIKit

final class AppCoordinator {
    private let window: UIWindow

    init(window: UIWindow) {
        self.window = window
    }

    func start() {
        if UserDefaults.standard.bool(forKey: "welcomed") { runHarbour() } else { runWelcome() }
    }

    private func runWelcome() {
        let flow = WelcomeCoordinator(window: window)
        flow.onDone = { [weak self] in self?.start() }
        flow.start()
    }

    private func runHarbour() {
        HarbourCoordinator(window: window).start()
    }
}

final class WelcomeCoordinator {
    var onDone: (() -> Void)?
    private let window: UIWindow

    init(window: UIWindow) {
        self.window = window
    }

    func start() {
        let (screen, output) = WelcomeAssembly.make()
        output.onDone = { [weak self] in self?.onDone?() }
        window.rootViewController = screen
    }
}

final class HarbourCoordinator {
    private let window: UIWindow

    init(window: UIWindow) {
        self.window = window
    }

    func start() {
        if UserDefaults.standard.bool(forKey: "banned") {
            showHarbour(berth: 7)
            return
        }
        showHarbour()
    }

    private func showHarbour(berth: Int = 0) {
        window.rootViewController = HarbourAssembly.make()
    }
}
