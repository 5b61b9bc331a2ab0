import UIKit

protocol Address {}
enum Place: Address {
    case museum, park
    init?(path: String) { self = path == "park" ? .park : .museum }
}
extension String: Address {}

final class TourCoordinator {
    let stack: UINavigationController
    init(stack: UINavigationController) { self.stack = stack }
    func start() {
        let view = StartViewController()
        view.onPlace = { [weak self] path in self?.choose(path) }
        view.onReset = { [weak self] in self?.reset() }
        stack.pushViewController(view, animated: true)
    }
    func choose(_ path: String) {
        guard let place = Place(path: path) else { return }
        open(place)
    }
    func open(_ address: Address?) {
        switch address {
        case let place as Place: show(place)
        case let text as String: search(text)
        default: return
        }
    }
    func show(_ place: Place) { stack.pushViewController(PlaceViewController(), animated: true) }
    func search(_ text: String) { stack.pushViewController(SearchViewController(), animated: true) }
    func reset() { mark(nil) }
    func mark(_ address: Address?) {
        switch address {
        case let text as String: stack.pushViewController(MarkViewController(text), animated: true)
        default: return
        }
    }
}

final class StartViewController: UIViewController {
    var onPlace: ((String) -> Void)?
    var onReset: (() -> Void)?
    @IBAction func place(_ sender: UIButton) { onPlace?("park") }
    @IBAction func reset(_ sender: UIButton) { onReset?() }
}
final class PlaceViewController: UIViewController {}
final class SearchViewController: UIViewController {}
final class MarkViewController: UIViewController { init(_ text: String) { super.init(nibName: nil, bundle: nil) } }

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ app: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let stack = UINavigationController()
        window?.rootViewController = stack
        TourCoordinator(stack: stack).start()
        return true
    }
}
