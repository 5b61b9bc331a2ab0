import UIKit
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = ShelfViewController()
        return true
    }
}
final class ShelfViewController: UIViewController {
    @IBAction func cover(_ sender: UIButton) { present(CoverViewController(), animated: true) }
    @IBAction func notes(_ sender: UIButton) { present(NotesViewController(), animated: true) }
}
final class CoverViewController: UIViewController {
    required init?(coder: NSCoder) { fatalError() }
    init() {
        super.init(nibName: nil, bundle: nil)
        transitioningDelegate = GrowTransition.shared
    }
}
final class NotesViewController: UIViewController {
    let drawer = DrawerTransition()
    required init?(coder: NSCoder) { fatalError() }
    init() {
        super.init(nibName: nil, bundle: nil)
        transitioningDelegate = drawer
    }
}
class GrowTransition: NSObject, UIViewControllerTransitioningDelegate {
    static let shared = GrowTransition()
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { nil }
}
final class DrawerTransition: GrowTransition {
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? { nil }
}
