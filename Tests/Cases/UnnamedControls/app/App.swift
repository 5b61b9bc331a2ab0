import UIKit

protocol SetUp {}
extension SetUp { func then(_ run: (Self) -> Void) -> Self { run(self); return self } }
extension NSObject: SetUp {}

final class StageViewController: UIViewController {
    private lazy var curtain: UIButton = {
        UIButton().then {
            $0.setTitle("Curtain", for: .normal)
            $0.addTarget(nil, action: #selector(curtainTouched), for: .touchUpInside)
        }
    }()
    private lazy var lamp: UIButton = {
        let made = UIButton().then { $0.addTarget(nil, action: #selector(lampTouched), for: .touchUpInside) }
        return made
    }()
    private var keys: [UIButton] = []
    override func viewDidLoad() {
        super.viewDidLoad()
        let exit = UIButton().then { $0.addTarget(self, action: #selector(exitTouched), for: .touchUpInside) }
        view.addSubview(exit)
        keys.forEach { $0.addTarget(self, action: #selector(keyTouched), for: .touchUpInside) }
    }
    @objc func curtainTouched() { present(ActViewController(), animated: true) }
    @objc func lampTouched() { present(LightViewController(), animated: true) }
    @objc func exitTouched() { present(StreetViewController(), animated: true) }
    @objc func keyTouched() { present(SoundViewController(), animated: true) }
}
final class ActViewController: UIViewController {}
final class LightViewController: UIViewController {}
final class StreetViewController: UIViewController {}
final class SoundViewController: UIViewController {}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ app: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: StageViewController())
        return true
    }
}
