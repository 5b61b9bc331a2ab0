import UIKit
enum Stall { case bread, cheese }
final class MarketViewController: UIViewController {
    private var last: Stall?
    @IBAction func cheeseTap() { visit(.cheese) }
    @IBAction func breadTap() { visit(.bread, keeps: false) }
    private func visit(_ stall: Stall, keeps: Bool = true) {
        guard !keeps else { return last = stall }
        switch stall {
        case .bread: navigationController?.pushViewController(BreadViewController(), animated: true)
        case .cheese: navigationController?.pushViewController(CheeseViewController(), animated: true)
        }
    }
}
final class BreadViewController: UIViewController {}
final class CheeseViewController: UIViewController {}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = UINavigationController(rootViewController: MarketViewController())
        return true
    }
}
