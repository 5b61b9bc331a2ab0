import UIKit

enum Ending { case asked, failure }
protocol Membership: AnyObject {
    var onEnd: ((Ending) -> Void)? { get set }
    func end(_ ending: Ending)
}
final class ClubMembership: Membership {
    var onEnd: ((Ending) -> Void)?
    func end(_ ending: Ending) {
        do {
            try forget()
            onEnd?(ending)
        } catch { print(error) }
    }
    private func forget() throws {}
}
final class ClubCoordinator {
    private let stack = UINavigationController()
    private let membership: Membership
    init(membership: Membership) {
        self.membership = membership
        membership.onEnd = { [weak self] ending in
            if ending == .failure {
                self?.stack.dismiss(animated: false)
                return
            }
            self?.showGoodbye()
        }
    }
    func start() { stack.pushViewController(ProfileViewController(membership: membership), animated: false) }
    private func showGoodbye() { stack.setViewControllers([GoodbyeViewController()], animated: true) }
}
class ProfileViewController: UIViewController {
    private let membership: Membership
    init(membership: Membership) { self.membership = membership; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError() }
    @IBAction func leave() { membership.end(.asked) }
}
class GoodbyeViewController: UIViewController {}
@main class AppDelegate: UIResponder, UIApplicationDelegate {
    let coordinator = ClubCoordinator(membership: ClubMembership())
    func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        coordinator.start(); return true
    }
}
