import UIKit

class Flow {
    var stack: UINavigationController?
    func begin() {}
    func enter(from screen: UIViewController) {
        stack = screen.navigationController
        begin()
    }
}
class GuideFlow: Flow {
    override func begin() {
        let guide = GuideViewController()
        guide.onDone = { [unowned self] in guided() }
        stack?.pushViewController(guide, animated: true)
    }
    func guided() {}
}
final class PaintFlow: GuideFlow {
    override func guided() { stack?.pushViewController(PaintViewController(), animated: true) }
}
final class WriteFlow: GuideFlow {
    override func guided() { stack?.pushViewController(WriteViewController(), animated: true) }
}
final class GuideViewController: UIViewController {
    var onDone: (() -> Void)?
    @IBAction func done() { onDone?() }
}
final class PaintViewController: UIViewController {}
final class WriteViewController: UIViewController {}
final class HomeViewController: UIViewController {
    @IBAction func paint() { run(PaintFlow()) }
    @IBAction func write() { run(WriteFlow()) }
}
extension UIViewController {
    func run(_ flow: Flow) { flow.enter(from: self) }
}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = UINavigationController(rootViewController: HomeViewController())
        return true
    }
}
