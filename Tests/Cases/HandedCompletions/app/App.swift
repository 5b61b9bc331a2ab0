import UIKit
protocol Shelf: AnyObject { var screen: UIViewController { get } }
extension Shelf where Self: UIViewController { var screen: UIViewController { self } }
extension Shelf {
    func add(_ target: UIViewController, clears: Bool = true) {
        clear(self, clears: clears) { [weak self] in
            self?.screen.navigationController?.pushViewController(target, animated: true)
        }
    }
    private func clear(_ shelf: Shelf, clears: Bool, then: (() -> Void)?) {
        if clears, let top = shelf.screen.presentedViewController {
            top.dismiss(animated: false, completion: then)
        } else {
            then?()
        }
    }
}
final class LibraryRouter {
    weak var view: Shelf?
    func openBook() { view?.add(BookViewController()) }
}
final class LibraryPresenter {
    var router: LibraryRouter!
    weak var view: LibraryViewController?
    func bookTapped() { router.openBook() }
}
final class LibraryViewController: UIViewController, Shelf {
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
