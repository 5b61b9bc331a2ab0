import UIKit

protocol Parent: AnyObject { var children: [Parent] { get set } }
protocol OpensHelp { func openHelp() }
protocol ConsentDelegate: AnyObject { func consentAsksForHelp() }
final class ConsentViewController: UIViewController {
    weak var delegate: ConsentDelegate?
    @IBAction func help() { delegate?.consentAsksForHelp() }
}
private final class ConsentBridge: ConsentDelegate {
    private let owner: Parent & OpensHelp
    private let stack: UINavigationController
    init(stack: UINavigationController, owner: Parent & OpensHelp) {
        self.stack = stack
        self.owner = owner
    }
    func start() {
        let consent = ConsentViewController()
        consent.delegate = self
        stack.present(consent, animated: true)
    }
    func consentAsksForHelp() { owner.openHelp() }
}
enum Consent {
    static func ask(on stack: UINavigationController, owner: Parent & OpensHelp) { ConsentBridge(stack: stack, owner: owner).start() }
}
final class SendCoordinator: Parent, OpensHelp {
    var children: [Parent] = []
    let stack: UINavigationController
    init(stack: UINavigationController) { self.stack = stack }
    func start() { Consent.ask(on: stack, owner: self) }
    func openHelp() { stack.pushViewController(HelpViewController(), animated: true) }
}
final class StakeCoordinator: Parent, OpensHelp {
    var children: [Parent] = []
    let stack: UINavigationController
    init(stack: UINavigationController) { self.stack = stack }
    func start() { stack.pushViewController(StakeViewController(), animated: true) }
    func openHelp() { stack.pushViewController(HelpViewController(), animated: true) }
}
final class HelpViewController: UIViewController {}
final class StakeViewController: UIViewController {}
final class HomeViewController: UIViewController {
    @IBAction func send() { SendCoordinator(stack: navigationController!).start() }
    @IBAction func stake() { StakeCoordinator(stack: navigationController!).start() }
}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = UINavigationController(rootViewController: HomeViewController())
        return true
    }
}
