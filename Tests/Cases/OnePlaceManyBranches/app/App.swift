import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var store = Store()
    let opening = Opening()
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        opening.window = window
        if store.isReader { opening.showLibrary() } else if store.isGuest { opening.openShelf() }
        return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) {
        if store.isReader {
            if store.hasLink { opening.showDesk() } else if store.hasShelf { opening.showDesk() }
        } else if store.isGuest, store.isLate {
            if store.mayWork { opening.showDesk() }
        } else if store.isOpen {
            opening.showDesk()
        }
    }
}
struct Store {
    var isReader = false, isGuest = false, hasLink = false, hasShelf = false, isLate = false, mayWork = false
    var isOpen = false
}
final class Opening {
    var window: UIWindow?
    func openShelf() { showLibrary() }
    func showLibrary() { window?.rootViewController = LibraryViewController() }
    func showDesk() { window?.rootViewController = DeskViewController() }
}
final class DeskViewController: UIViewController {}
final class LibraryViewController: UIViewController {
    var mode = 0
    @IBAction func didTapOpen(_ sender: UIButton) {
        if mode == 1 { openBook() } else if mode == 2 { openBook() }
        if mode > 5 {
            show(CardViewController(), sender: nil)
        } else if mode == 3 {
            show(CardViewController(), sender: nil)
        }
    }
    private func openBook() { show(BookViewController(), sender: nil) }
}
final class BookViewController: UIViewController {}
final class CardViewController: UIViewController {}
