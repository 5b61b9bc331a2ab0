import RxFlow
import UIKit

final class BedsFlow: Flow {
    var root: Presentable { stack }

    private let stack = UINavigationController()

    func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? GardenStep else { return .none }
        switch step {
        case .bedsAreRequired: return beds()
        case .bedIsPicked(let id): return bed(id)
        case .seedsAreRequired(let bed): return seeds(bed)
        case .compostIsRequired:
            let reactor = CompostReactor()
            let view = CompostViewController(reactor: reactor)
            stack.pushViewController(view, animated: true)
            return .one(flowContributor: .contribute(withNextPresentable: view, withNextStepper: reactor))
        case .helpIsRequired:
            stack.present(HelpViewController(), animated: true)
            return .none
        case .seedsAreSown:
            stack.dismiss(animated: true)
            return .none
        default: return .none
        }
    }

    private func beds() -> FlowContributors {
        let view = BedsViewController()
        view.presenter = BedsPresenter()
        stack.pushViewController(view, animated: false)
        return .one(flowContributor: .contribute(withNextPresentable: view, withNextStepper: view.presenter))
    }

    private func bed(_ id: Int) -> FlowContributors {
        let view = BedViewController()
        let presenter = BedPresenter(id: id)
        view.presenter = presenter
        stack.pushViewController(view, animated: true)
        return .one(flowContributor: .contribute(withNextPresentable: view, withNextStepper: presenter))
    }

    private func seeds(_ bed: Int) -> FlowContributors {
        let view = SeedsViewController()
        view.modalPresentationStyle = .fullScreen
        stack.present(view, animated: true)
        return .one(flowContributor: .contribute(withNext: view))
    }
}
