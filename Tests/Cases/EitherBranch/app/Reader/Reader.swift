import UIKit

enum ReaderBuilder {
    static func make() -> UIViewController {
        let controller = ReaderViewController()
        controller.presenter = ReaderPresenter()
        return controller
    }
}

final class ReaderViewController: UIViewController {
    var presenter: ReaderPresenter?
}

final class ReaderPresenter {
    func didLoad() {}
}
