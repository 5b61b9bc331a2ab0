import RxFlow
import UIKit

final class GateFlow: Flow {
    var root: Presentable { stack }

    private let stack: UINavigationController

    init(stack: UINavigationController) {
        self.stack = stack
    }

    func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? GardenStep else { return .none }
        switch step {
        case .gateIsRequired:
            let view = GateViewController()
            let presenter = GatePresenter()
            view.presenter = presenter
            stack.setViewControllers([view], animated: false)
            return .one(flowContributor: .contribute(withNextPresentable: view, withNextStepper: presenter))
        case .keyIsRequired:
            let view = KeyViewController()
            stack.pushViewController(view, animated: true)
            return .one(flowContributor: .contribute(withNext: view))
        case .helpIsRequired:
            stack.present(HelpViewController(), animated: true)
            return .none
        case .gateIsOpen:
            return .end(forwardToParentFlowWithStep: GardenStep.gateIsOpen)
        default:
            return .none
        }
    }
}
