import UIKit

final class BedsViewController: UIViewController {
    var presenter: BedsPresenter?

    @IBAction private func seedsTapped() {
        presenter?.selectSeeds()
    }
}

final class BedsPresenter {
    private let router: BedsRouter

    init(router: BedsRouter) {
        self.router = router
    }

    func selectSeeds() {
        router.openSeeds()
    }
}

final class BedsRouter {
    weak var view: UIViewController?

    static func makeModule() -> UIViewController {
        let view = BedsViewController()
        let router = BedsRouter()
        router.view = view
        view.presenter = BedsPresenter(router: router)
        return view
    }

    func openSeeds() {
        let flow = SeedsFlow()
        flow.delegate = self
        view?.present(flow.viewController, animated: true)
    }
}

extension BedsRouter: SeedsFlowDelegate {
    func seedsFlowDidFinish(_ flow: SeedsFlow) {
        flow.viewController.dismiss(animated: true)
    }
}
