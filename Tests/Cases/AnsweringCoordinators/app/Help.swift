import Combine
import UIKit

final class HelpCoordinator: Coordinator<Void> {
    private let navigation: UINavigationController
    init(navigation: UINavigationController) { self.navigation = navigation }
    override func start() -> AnyPublisher<Void, Never> {
        let screen = HelpViewController()
        navigation.present(screen, animated: true)
        return Empty().eraseToAnyPublisher()
    }
}

final class HelpViewController: UIViewController {}
