import RxFlow
import UIKit

final class HarvestFlow: Flow {
    var root: Presentable { stack }

    private let stack = UINavigationController()

    func navigate(to step: Step) -> FlowContributors {
        if let step = step as? GardenStep { return navigate(to: step) }
        return .none
    }

    private func navigate(to step: GardenStep) -> FlowContributors {
        switch step {
        case .harvestIsRequired:
            let view = HarvestViewController()
            let presenter = HarvestPresenter()
            view.presenter = presenter
            stack.pushViewController(view, animated: false)
            return .one(flowContributor: .contribute(withNextPresentable: view, withNextStepper: presenter))
        case .bedIsPicked(let id):
            let view = BedViewController()
            let presenter = BedPresenter(id: id)
            view.presenter = presenter
            stack.pushViewController(view, animated: true)
            return .one(flowContributor: .contribute(withNextPresentable: view, withNextStepper: presenter))
        default:
            return .none
        }
    }
}
