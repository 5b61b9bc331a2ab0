import UIKit
final class BowlViewController: UIViewController {
    enum Move { case leave, cheer, complain }
    var onMove: ((Move) -> Void)?
    @IBAction func leaveTap() { onMove?(.leave) }
    @IBAction func feedTap() { if isEditing { onMove?(.cheer) } else { onMove?(.complain) } }
}
final class BowlFlow {
    let base: UIViewController
    init(base: UIViewController) { self.base = base }
    func start() {
        let bowl = BowlViewController()
        bowl.onMove = { move in
            switch move {
            case .leave: self.base.dismiss(animated: true)
            case .cheer: bowl.present(CheerViewController(), animated: true)
            case .complain: bowl.present(ComplaintViewController(), animated: true)
            }
        }
        base.present(bowl, animated: true)
    }
}
final class CheerViewController: UIViewController {}
final class ComplaintViewController: UIViewController {}
final class YardViewController: UIViewController {
    @IBAction func bowlTap() { BowlFlow(base: self).start() }
}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = YardViewController()
        return true
    }
}
