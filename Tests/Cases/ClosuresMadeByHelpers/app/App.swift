import UIKit
final class ZooViewController: UIViewController {
    private let cages = CagesViewController()
    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(cages)
        listen(to: cages)
    }
    private func listen(to screen: CagesViewController) {
        screen.onChoice = { [weak self] choice in
            guard let self else { return }
            switch choice {
            case .feed: self.present(FeedViewController(), animated: true)
            case .visit: self.navigationController?.pushViewController(VisitViewController(), animated: true)
            }
        }
    }
}
final class CagesViewController: UIViewController {
    enum Choice { case feed, visit }
    var onChoice: ((Choice) -> Void)?
    @IBAction func feedTap() { onChoice?(.feed) }
    @IBAction func visitTap() { onChoice?(.visit) }
}
final class FeedViewController: UIViewController {}
final class VisitViewController: UIViewController {}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = UINavigationController(rootViewController: ZooViewController())
        return true
    }
}
