import ControlsOfOthers  // UIControl.on(_:call:), of a library that is not scanned
import UIKit

final class TicketViewController: UIViewController {
    private let rulesLink = UIButton()
    private let amount = UISlider()
    private let model = TicketModel()
    override func viewDidLoad() {
        super.viewDidLoad()
        rulesLink.setTitle("Rules", for: .normal)
        rulesLink.on(.touchUpInside) { [weak self] _ in self?.openRules() }
        amount.react(UIControl.Event.valueChanged) { [weak self] in self?.openPrices() }
        model.watch(.valueChanged) { [weak self] in self?.openStops() }
    }
    private func openRules() { present(RulesViewController(), animated: true) }
    private func openPrices() { present(PricesViewController(), animated: true) }
    private func openStops() { present(StopsViewController(), animated: true) }
}
/// The program's own: its source says that it runs what it is handed at once.
final class TicketModel {
    enum Change { case valueChanged }
    func watch(_ change: Change, _ run: () -> Void) { run() }
}
final class RulesViewController: UIViewController {}
final class PricesViewController: UIViewController {}
final class StopsViewController: UIViewController {}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ app: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: TicketViewController())
        return true
    }
}
