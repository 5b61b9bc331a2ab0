import UIKit

enum Transition {
    static func show(_ screen: UIViewController, on host: UIViewController?) {
        if let navigation = host?.navigationController {
            navigation.pushViewController(screen, animated: true)
        } else {
            Modal.open(screen, over: host)
        }
    }

    static func root(_ screen: UIViewController, in window: UIWindow? = nil) {
        let target = window ?? UIApplication.shared.windows.first { $0.isKeyWindow }
        WindowSwap(window: target).swap(to: screen, animated: true)
    }

    enum Modal {
        static func open(_ screen: UIViewController, over host: UIViewController?) {
            host?.present(screen, animated: true, completion: nil)
        }

        static func close(_ host: UIViewController?) {
            (host?.presentingViewController ?? host)?.dismiss(animated: true)
        }
    }
}

struct WindowSwap {
    let window: UIWindow?

    func swap(to screen: UIViewController, animated: Bool) {
        guard let window = window else { return }
        guard animated else {
            setRoot(screen, of: window)
            return
        }
        UIView.transition(
            with: window,
            duration: 0.25,
            options: .transitionCrossDissolve,
            animations: { self.setRoot(screen, of: window) },
            completion: nil
        )
    }

    private func setRoot(_ screen: UIViewController, of window: UIWindow) {
        window.rootViewController?.dismiss(animated: false)
        window.rootViewController = screen
    }
}
