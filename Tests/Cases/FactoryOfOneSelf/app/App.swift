import UIKit

protocol Showing { func show(_ screen: UIViewController); func leave() }
struct SheetShowing: Showing {
    let screen: UIViewController
    func show(_ other: UIViewController) { screen.present(other, animated: true) }
    func leave() { screen.dismiss(animated: true) }
}
struct StackShowing: Showing {
    let stack: UINavigationController
    func show(_ other: UIViewController) { stack.pushViewController(other, animated: true) }
    func leave() { stack.popViewController(animated: true) }
}
extension Showing {
    static func sheet(over screen: UIViewController) -> Self where Self == SheetShowing { .init(screen: screen) }
}
extension Showing where Self == StackShowing {
    static func stacked(in stack: UINavigationController) -> Self { Self(stack: stack) }
}
final class NoteCoordinator {
    let showing: Showing
    init(showing: Showing) { self.showing = showing }
    func start() {
        let note = NoteViewController()
        note.onSaved = { self.showing.leave() }
        showing.show(note)
    }
}
final class HomeViewController: UIViewController {
    @IBAction func note() { NoteCoordinator(showing: .sheet(over: self)).start() }
}
final class NoteViewController: UIViewController {
    var onSaved: (() -> Void)?
    @IBAction func save() { onSaved?() }
}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = UINavigationController(rootViewController: HomeViewController())
        return true
    }
}
