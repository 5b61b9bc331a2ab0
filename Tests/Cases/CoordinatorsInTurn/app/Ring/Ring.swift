import UIKit

final class RingCoordinator: Coordinator {
    private let overlay: Overlay
    private let visitor: String

    init(overlay: Overlay, visitor: String) {
        self.overlay = overlay
        self.visitor = visitor
    }

    override func start() { overlay.show(RingAssembly.make(visitor: visitor)) }
}

enum RingAssembly {
    static func make(visitor: String) -> UIViewController {
        let view = RingViewController()
        let presenter = RingPresenter(visitor: visitor)
        view.presenter = presenter
        presenter.view = view
        return view
    }
}

final class RingViewController: UIViewController {
    var presenter: RingPresenter!
}

final class RingPresenter {
    weak var view: RingViewController?
    private let visitor: String

    init(visitor: String) { self.visitor = visitor }
}
