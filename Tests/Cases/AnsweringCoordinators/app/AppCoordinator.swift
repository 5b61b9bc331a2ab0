import Combine
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var subscriptions = [AnyCancellable]()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        let coordinator = AppCoordinator(window: window!)
        coordinator.start().sink { _ in }.store(in: &subscriptions)
        return true
    }
}

final class AppCoordinator: Coordinator<Void> {
    private let window: UIWindow
    init(window: UIWindow) { self.window = window }

    override func start() -> AnyPublisher<Void, Never> {
        coordinate(to: HomeCoordinator(window: window)).sink { _ in }.store(in: &subscriptions)
        return Empty().eraseToAnyPublisher()
    }
}
