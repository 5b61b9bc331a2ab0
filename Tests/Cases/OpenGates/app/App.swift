import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: MuseumViewController())
        return true
    }
}
final class Ticket {
    static let shared = Ticket()
    var isPaid = false
    func check(on host: UIViewController, onEntry: @escaping () -> Void) {
        if isPaid { onEntry() } else { host.present(TillViewController(onEntry: onEntry), animated: true) }
    }
}
final class TillViewController: UIViewController {
    private let onEntry: () -> Void
    private let pay = UIButton()
    init(onEntry: @escaping () -> Void) { self.onEntry = onEntry; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() { super.viewDidLoad(); pay.addTarget(self, action: #selector(paid), for: .touchUpInside) }
    @objc private func paid() { onEntry() }
}
final class VaultViewController: UIViewController {}
final class MuseumViewController: UIViewController {
    private let door = UIButton()
    override func viewDidLoad() { super.viewDidLoad(); door.addTarget(self, action: #selector(doorTapped), for: .touchUpInside) }
    @objc private func doorTapped() {
        Ticket.shared.check(on: self) { [weak self] in
            self?.navigationController?.pushViewController(VaultViewController(), animated: true)
        }
    }
}
