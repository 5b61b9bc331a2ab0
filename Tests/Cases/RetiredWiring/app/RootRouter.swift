import UIKit

final class RootRouter {
    lazy var navigationController = UINavigationController(rootViewController: makeBeds())

    private func makeBeds() -> UIViewController {
        BedsRouter.makeModule()
    }

    private func seedsFlow() -> SeedsFlow {
        let flow = SeedsFlow()
        flow.delegate = self
        return flow
    }
}

extension RootRouter: SeedsFlowDelegate {
    func seedsFlowDidFinish(_ flow: SeedsFlow) {
        navigationController.setViewControllers([makeBeds()], animated: true)
    }
}
