import UIKit
final class MuseumCoordinator {
    enum Room { case hall, tower }
    enum Style { case plain, wide, cover(animated: Bool) }
    func open(_ room: Room, from sender: UIViewController, style: Style) {
        let screen: UIViewController
        switch room {
        case .hall: screen = HallViewController()
        case .tower: screen = TowerViewController()
        }
        switch style {
        case .plain: sender.show(screen, sender: sender)
        case .wide: sender.showDetailViewController(UINavigationController(rootViewController: screen), sender: sender)
        case .cover(let animated): sender.present(screen, animated: animated)
        }
    }
}
final class DeskViewController: UIViewController {
    var museum: MuseumCoordinator!
    @IBAction func hallTap() { museum.open(.hall, from: self, style: .plain) }
    @IBAction func towerTap() { museum.open(.tower, from: self, style: .cover(animated: true)) }
}
final class HallViewController: UIViewController {}
final class TowerViewController: UIViewController {}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let desk = DeskViewController()
        desk.museum = MuseumCoordinator()
        window?.rootViewController = UINavigationController(rootViewController: desk)
        return true
    }
}
