import UIKit

class ShelfController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(customView: ArrowButton { [weak self] in
            self?.navigationController?.popViewController(animated: true)
        })
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if Network.isOffline {
            present(UIAlertController(title: "Offline", message: nil, preferredStyle: .alert), animated: true)
        }
    }
}
enum Network { static var isOffline = false }
final class ArrowButton: UIButton {
    private let pressed: () -> Void
    init(pressed: @escaping () -> Void) {
        self.pressed = pressed
        super.init(frame: .zero)
        addTarget(self, action: #selector(arrowTapped), for: .touchUpInside)
    }
    required init?(coder: NSCoder) { nil }
    @objc private func arrowTapped() { pressed() }
}
final class BooksViewController: ShelfController {}
final class FilmsViewController: ShelfController {
    override func viewDidLoad() { super.viewDidLoad() }
}
final class BareViewController: ShelfController {
    override func viewDidLoad() {}
    override func viewWillAppear(_ animated: Bool) {}
}
final class HomeViewController: UIViewController {
    @IBAction func books() { navigationController?.pushViewController(BooksViewController(), animated: true) }
    @IBAction func films() { navigationController?.pushViewController(FilmsViewController(), animated: true) }
    @IBAction func bare() { navigationController?.pushViewController(BareViewController(), animated: true) }
}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = UINavigationController(rootViewController: HomeViewController())
        return true
    }
}
