import RxCocoa
import RxFlow
import UIKit

final class AppFlow: Flow {
    var root: Presentable { stack }

    private let stack = UINavigationController()

    func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? GardenStep else { return .none }
        switch step {
        case .gateIsRequired: return gate()
        case .gateIsOpen: return garden()
        default: return .none
        }
    }

    private func gate() -> FlowContributors {
        let flow = GateFlow(stack: stack)
        return .one(
            flowContributor: .contribute(
                withNextPresentable: flow, withNextStepper: OneStepper(withSingleStep: GardenStep.gateIsRequired)))
    }

    private func garden() -> FlowContributors {
        let beds = BedsFlow()
        let harvest = HarvestFlow()
        Flows.use(beds, harvest, when: .created) { [unowned self] (first: UINavigationController, second: UINavigationController) in
            let tabs = UITabBarController()
            tabs.setViewControllers([first, second], animated: false)
            self.stack.setViewControllers([tabs], animated: true)
        }
        return .multiple(flowContributors: [
            .contribute(
                withNextPresentable: beds,
                withNextStepper: CompositeStepper(steppers: [OneStepper(withSingleStep: GardenStep.bedsAreRequired)])),
            .contribute(
                withNextPresentable: harvest, withNextStepper: OneStepper(withSingleStep: GardenStep.harvestIsRequired)),
        ])
    }
}

final class AppStepper: Stepper {
    let steps = PublishRelay<Step>()

    var initialStep: Step { GardenStep.gateIsRequired }
}
