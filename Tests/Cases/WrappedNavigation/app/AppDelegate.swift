import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var coordinator: AppCoordinator?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow()
        let coordinator = AppCoordinator(window: window)
        coordinator.start()
        self.coordinator = coordinator
        self.window = window
        return true
    }
}

final class AppCoordinator {
    private let stack: StackController

    init(window: UIWindow, stack: StackController = StackController()) {
        self.stack = stack
        window.rootViewController = stack
    }

    func start() {
        let controller = DoorViewController()
        controller.delegate = self
        stack.viewControllers = [controller]
    }
}

extension AppCoordinator: DoorDelegate {
    func doorIsOpen() {
        let tabs = UITabBarController()
        let shelf = ShelfCoordinator()
        tabs.viewControllers = [shelf.stack.inner, StackController(first: ReadingRoomViewController()).inner]
        stack.viewControllers = [tabs]
    }

    func doorAsksForHelp() { stack.present(StackController(first: HelpViewController()), animated: true) }
}

protocol DoorDelegate: AnyObject {
    func doorIsOpen()
    func doorAsksForHelp()
}

final class DoorViewController: UIViewController {
    weak var delegate: DoorDelegate?

    @IBAction func open() { delegate?.doorIsOpen() }
    @IBAction func help() { delegate?.doorAsksForHelp() }
}

final class ReadingRoomViewController: UIViewController {}
final class HelpViewController: UIViewController {}
