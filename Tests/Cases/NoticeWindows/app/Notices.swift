import UIKit

class BaseViewController: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

final class OverlayWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self ? nil : view
    }
}

final class Notices {
    static let shared = Notices()
    private var window: UIWindow?

    func show(_ text: String) {
        let window = OverlayWindow()
        window.rootViewController = BaseViewController()
        window.isHidden = false
        let label = UILabel()
        label.text = text
        window.addSubview(label)
        self.window = window
    }

    func showMap() {
        let window = OverlayWindow()
        window.rootViewController = MapViewController()
        window.isHidden = false
        self.window = window
    }
}

final class MapViewController: BaseViewController {
    private let map = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(map)
    }
}
