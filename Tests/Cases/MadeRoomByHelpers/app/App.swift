import UIKit
extension UIViewController {
    func clearing(then: (() -> Void)?) {
        if let top = presentedViewController { top.dismiss(animated: false, completion: then) } else { then?() }
    }
}
final class LibraryRouter {
    weak var view: UIViewController?
    func openBook() {
        view?.clearing { [weak self] in
            self?.view?.navigationController?.pushViewController(BookViewController(), animated: true)
        }
    }
}
final class LibraryPresenter {
    var router: LibraryRouter!
    weak var view: LibraryViewController?
    func bookTapped() { router.openBook() }
}
final class LibraryViewController: UIViewController {
    var presenter: LibraryPresenter!
    @IBAction func bookTap() { presenter.bookTapped() }
}
enum LibraryAssembly {
    static func make() -> UIViewController {
        let view = LibraryViewController(); let presenter = LibraryPresenter(); let router = LibraryRouter()
        view.presenter = presenter; presenter.view = view; presenter.router = router; router.view = view
        return view
    }
}
final class BookViewController: UIViewController {}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = UINavigationController(rootViewController: LibraryAssembly.make())
        return true
    }
}
