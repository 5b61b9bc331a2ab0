import UIKit

protocol ToolItem {
    var action: (() -> Void)? { get set }
    static func leave() -> Self?
}
struct RoundItem: ToolItem {
    var action: (() -> Void)?
    static func leave() -> RoundItem? { RoundItem() }
}
final class ToolButton: UIButton {
    private let item: ToolItem
    init(item: ToolItem) {
        self.item = item
        super.init(frame: .zero)
        addTarget(self, action: #selector(pressed), for: .touchUpInside)
    }
    required init?(coder: NSCoder) { nil }
    @objc private func pressed() { item.action?() }
}
protocol Tooled: AnyObject {
    associatedtype Tool: ToolItem
    var tools: [Tool] { get set }
}
extension Tooled where Self: UIViewController {
    func addTools() {
        guard var item = Tool.leave() else { return }
        item.action = { [weak self] in self?.dismiss(animated: true) }
        tools.append(item)
        navigationItem.leftBarButtonItems = tools.map { UIBarButtonItem(customView: ToolButton(item: $0)) }
    }
}
class ToolController: UIViewController, Tooled {
    typealias Tool = RoundItem
    var tools: [RoundItem] = []
}
final class PaperViewController: ToolController {
    override func viewDidLoad() { super.viewDidLoad(); addTools() }
}
final class HomeViewController: UIViewController {
    @IBAction func paper() { present(UINavigationController(rootViewController: PaperViewController()), animated: true) }
}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = UINavigationController(rootViewController: HomeViewController())
        return true
    }
}
