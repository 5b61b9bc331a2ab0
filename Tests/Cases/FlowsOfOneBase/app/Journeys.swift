import UIKit

class Journey: NSObject {
    var stack: UINavigationController!

    func modal(from screen: UIViewController) {
        let stack = UINavigationController()
        self.stack = stack
        start()
        screen.present(stack, animated: true)
    }

    func start() {}

    func show(_ screen: UIViewController) {
        if stack.viewControllers.isEmpty {
            stack.viewControllers = [screen]
        } else {
            stack.pushViewController(screen, animated: true)
        }
    }
}

extension UIViewController {
    func present(journey: Journey) { journey.modal(from: self) }
}

final class TicketJourney: Journey {
    override func start() { show(TicketViewController()) }
}

final class RefundJourney: Journey {
    override func start() { show(RefundViewController()) }
}

final class HomeViewController: UIViewController {
    @IBAction func keys() { present(KeyViewController(), animated: true) }

    @IBAction func buy() {
        let ticket = TicketJourney()
        present(journey: ticket)
    }
}

final class TicketViewController: UIViewController {
    private var refund: RefundJourney!

    @IBAction func giveBack() {
        refund = RefundJourney()
        present(journey: refund)
    }
}

final class RefundViewController: UIViewController {}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = HomeViewController()
        return true
    }
}

class SealJourney: Journey {
    override func start() { seal() }
    func seal() { show(SealViewController()) }
}

final class ModalSealJourney: SealJourney {
    override func seal() {
        super.seal()
        stack.viewControllers.last?.title = "Seal"
    }
}

final class SealViewController: UIViewController {}

final class KeyViewController: UIViewController {
    private var journey: ModalSealJourney!

    @IBAction func seal() {
        journey = ModalSealJourney()
        journey.modal(from: self)
    }
}
