import UIKit

class DeskViewController: UIViewController {
    @IBAction func addTapped() { present(UINavigationController(rootViewController: FormViewController()), animated: true) }
}
class FormViewController: UIViewController {
    private var flow: ScanFlow?
    @IBAction func scanTapped() {
        flow = ScanFlow { [weak self] _ in self?.dismiss(animated: true) }
        flow?.begin(on: navigationController)
    }
}
class Flow {
    var stack: UINavigationController?
    private let onEnd: (Bool) -> Void
    init(onEnd: @escaping (Bool) -> Void) { self.onEnd = onEnd }
    func begin(on stack: UINavigationController?) { self.stack = stack; start() }
    func start() {}
    func end(_ isDone: Bool) { onEnd(isDone) }
}
class ScanFlow: Flow {
    override func start() {
        let screen = ScanViewController()
        screen.onRead = { [unowned self] in end(true) }
        stack?.pushViewController(screen, animated: true)
    }
}
class OtherFlow: Flow {
    override func start() {
        let screen = OtherViewController()
        screen.onLeave = { [unowned self] in end(false) }
        stack?.pushViewController(screen, animated: true)
    }
}
class ScanViewController: UIViewController { var onRead: (() -> Void)?; @IBAction func readTapped() { onRead?() } }
class OtherViewController: UIViewController { var onLeave: (() -> Void)?; @IBAction func leaveTapped() { onLeave?() } }

@main class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = DeskViewController(); return true
    }
}
