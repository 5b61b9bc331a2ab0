import UIKit

enum QueueModule {
    static func make() -> UIViewController {
        let view = QueueViewController()
        view.presenter = QueuePresenter(view: view)
        return view
    }
}

final class QueueViewController: UIViewController {
    var presenter: QueuePresenter?
}

final class QueuePresenter {
    private weak var view: QueueViewController?

    init(view: QueueViewController) {
        self.view = view
    }
}
