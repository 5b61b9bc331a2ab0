import UIKit

enum Stage { case start, login(Trouble) }
enum Trouble { case waiting, refused }

final class Screens {
    func screen(for trouble: Trouble) -> UIViewController {
        switch trouble {
        case .waiting: return WaitingViewController()
        case .refused: return RefusedViewController()
        }
    }
}
final class Clock { var onTick: ((Stage) -> Void)? }

final class DoorCoordinator {
    private let screens = Screens()
    private let stack = UINavigationController()
    private let clock = Clock()
    func begin() { clock.onTick = { [weak self] stage in self?.show(stage) } }
    private func show(_ next: Stage) {
        let screen = screen(for: next) ?? UIViewController()
        if case .login(.waiting) = next {
            stack.present(screen, animated: true)
        } else {
            stack.pushViewController(screen, animated: true)
        }
    }
    private func screen(for stage: Stage) -> UIViewController? {
        switch stage {
        case .start: return StartViewController()
        case let .login(trouble): return screens.screen(for: trouble)
        }
    }
}
class StartViewController: UIViewController {}
class WaitingViewController: UIViewController {}
class RefusedViewController: UIViewController {}
