import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: HallViewController())
        return true
    }
}
final class HallViewController: UIViewController {
    @IBAction func enter() { TowerCoordinator(stack: navigationController!).start() }
}
final class StairViewController: UIViewController {
    private let onTop: () -> Void
    init(onTop: @escaping () -> Void) { self.onTop = onTop; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError() }
    @IBAction func climb() { onTop() }
}
final class BellViewController: UIViewController {
    var onRung: (() -> Void)?
    @IBAction func ring() { onRung?() }
}
/// Knows no view, and no view knows it.
final class ChimePresenter {
    private let hour: Int
    init(hour: Int) { self.hour = hour }
    func tell() { print(hour) }
}
final class TowerCoordinator {
    private let stack: UINavigationController
    init(stack: UINavigationController) { self.stack = stack }
    func start() { stack.pushViewController(StairViewController(onTop: { [weak self] in self?.showBell() }), animated: true) }
    private func showBell() {
        let bell = BellViewController()
        bell.onRung = { [weak self] in self?.finish(hour: 1) }
        stack.pushViewController(bell, animated: true)
    }
    private func finish(hour: Int) {
        ChimePresenter(hour: hour).tell()
        stack.popViewController(animated: true)
    }
}
