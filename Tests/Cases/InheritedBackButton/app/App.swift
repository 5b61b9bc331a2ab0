import UIKit

class FramedViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let arrow = UIButton(type: .custom)
        arrow.addTarget(self, action: #selector(arrowTouched), for: UIControl.Event.touchUpInside)
        view.addSubview(arrow)
    }
    @objc func arrowTouched() { goBack() }
    func goBack() { dismiss(animated: true) }
}
extension UIViewController {
    func addCross() { navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Cross", style: .plain, target: self, action: #selector(crossTouched)) }
    @objc func crossTouched() { navigationController?.popViewController(animated: true) }
}
final class HarbourViewController: UIViewController {
    @IBAction func mapTapped() { present(MapViewController(), animated: true) }
    @IBAction func boatTapped() { present(BoatViewController(), animated: true) }
    @IBAction func crewTapped() { navigationController?.pushViewController(CrewViewController(), animated: true) }
}
/// Leaves `viewDidLoad()` to its base class.
final class MapViewController: FramedViewController {}
final class BoatViewController: FramedViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Boat"
    }
}
final class CrewViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addCross()
    }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ app: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: HarbourViewController())
        return true
    }
}
