import UIKit

final class HarbourPresenter {}

final class HarbourViewController: UIViewController {
    var presenter: HarbourPresenter?
}

enum HarbourAssembly {
    static func make() -> UIViewController {
        let view = HarbourViewController()
        view.presenter = HarbourPresenter()
        return view
    }
}
