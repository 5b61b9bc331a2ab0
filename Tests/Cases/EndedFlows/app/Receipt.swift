import UIKit

final class ReceiptRouter: BaseRouter {
    func finish() { coordinator.completion?() }
}

final class ReceiptPresenter {
    private let router: ReceiptRouter

    init(router: ReceiptRouter) {
        self.router = router
    }

    func didRead() { router.finish() }
}

final class ReceiptViewController: UIViewController {
    var presenter: ReceiptPresenter?

    @IBAction private func doneTapped() { presenter?.didRead() }
}

enum ReceiptAssembly {
    static func make(coordinator: Coordinator) -> UIViewController {
        let view = ReceiptViewController()
        view.presenter = ReceiptPresenter(router: ReceiptRouter(coordinator: coordinator))
        return view
    }
}
