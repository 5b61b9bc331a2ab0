import UIKit

protocol Entry {}

final class MenuViewController: UITableViewController {
    private typealias Block = (kind: Kind, entries: [Entry])
    private var blocks = [Block]()

    enum Kind {
        case owner(String)
        case extra
        enum Owner: Entry { case name }
        enum Extra: Entry { case key, erase }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        blocks = [(kind: .owner("Owner"), entries: [Kind.Owner.name])]
        blocks.append((kind: .extra, entries: [Kind.Extra.key, Kind.Extra.erase]))
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let entry = blocks[indexPath.section].entries[indexPath.row]
        switch entry {
        case Kind.Owner.name: show(ProfileViewController(), sender: self)
        case Kind.Extra.key: openKey()
        case Kind.Extra.erase: present(AboutViewController(), animated: true)
        default: break
        }
    }

    private func openKey() { show(KeyViewController(), sender: self) }
}

final class KeyViewController: UIViewController {}
final class ProfileViewController: UIViewController {}
final class AboutViewController: UIViewController {}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: MenuViewController())
        return true
    }
}
