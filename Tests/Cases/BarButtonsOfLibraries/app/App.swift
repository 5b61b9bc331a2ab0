import KitOfOthers
import UIKit

final class FormViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addItems()
    }
    private func addItems() {
        let leave = HouseBarButtonItem(title: "Leave", style: .plain) { [weak self] in self?.leave() }
        navigationItem.rightBarButtonItem = leave
        navigationItem.leftBarButtonItem = HouseBarButtonItem(image: UIImage(), style: .plain) { [weak self] in self?.openHelp() }
    }
    private func leave() { dismiss(animated: true) }
    private func openHelp() { present(HelpViewController(), animated: true) }
}
final class HelpViewController: UIViewController {}
final class DeskViewController: UIViewController {
    @IBAction func formTapped() { present(FormViewController(), animated: true) }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ app: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: DeskViewController())
        return true
    }
}
