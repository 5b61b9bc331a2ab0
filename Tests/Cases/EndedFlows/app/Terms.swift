import UIKit

final class TermsRouter: BaseRouter {
    func showReceipt() {
        coordinator.stack.pushViewController(ReceiptAssembly.make(coordinator: coordinator), animated: true)
    }

    func refuse() { coordinator.completion?() }
}

final class TermsPresenter {
    private let router: TermsRouter

    init(router: TermsRouter) {
        self.router = router
    }

    func didAccept() { router.showReceipt() }
    func didRefuse() { router.refuse() }
}

final class TermsViewController: UIViewController {
    var presenter: TermsPresenter?

    @IBAction private func acceptTapped() { presenter?.didAccept() }
    @IBAction private func refuseTapped() { presenter?.didRefuse() }
}

enum TermsAssembly {
    static func make(coordinator: Coordinator) -> UIViewController {
        let view = TermsViewController()
        view.presenter = TermsPresenter(router: TermsRouter(coordinator: coordinator))
        return view
    }
}
