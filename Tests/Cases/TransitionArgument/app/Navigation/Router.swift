import UIKit

enum Presentation {
    case push
    case present(style: UIModalPresentationStyle)
    case root
    case within(UIView)
}

/// What happens when a module has done its job.
enum Completion {
    case close
    case restart
    case next((UINavigationController) -> UIViewController)
}

class Router: NSObject {
    let navigationController: UINavigationController

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
        super.init()
    }

    func open(_ screen: UIViewController, by presentation: Presentation, animated: Bool = true) {
        switch presentation {
        case .push:
            navigationController.pushViewController(screen, animated: animated)
        case .present(let style):
            let modal = UINavigationController(rootViewController: screen)
            modal.modalPresentationStyle = style
            navigationController.present(modal, animated: animated)
        case .root:
            navigationController.setViewControllers([screen], animated: animated)
        case .within(let container):
            guard let parent = navigationController.topViewController else { return }
            parent.addChild(screen)
            container.addSubview(screen.view)
            screen.didMove(toParent: parent)
        }
    }

    func finish(with completion: Completion) {
        if case .close = completion {
            navigationController.dismiss(animated: true)
            return
        }
        proceed(after: completion)
    }

    private func proceed(after completion: Completion) {
        switch completion {
        case .close:
            break
        case .restart:
            navigationController.popToRootViewController(animated: true)
        case .next(let make):
            open(make(navigationController), by: .push)
        }
    }
}
