import UIKit

final class IntakeWireframe: IntakeWireframeProtocol {
    private let wards: [Ward: () -> UIViewController] = [
        .children: { ChildrenWardModule.make() },
        .surgery: SurgeryWardModule.make,
    ]

    func proceed(from view: UIViewController?, flow: IntakeFlow) {
        let next: UIViewController?

        switch flow {
        case .walkIn:
            next = QueueModule.make()
        case let .referral(doctor):
            next = ReferralModule.make(doctor: doctor)
        case .emergency(let level) where level > 3:
            next = SurgeryWardModule.make()
        case .emergency:
            next = QueueModule.make()
        case .video, .home:
            next = nil
        }

        guard let next = next else {
            view?.dismiss(animated: true)
            return
        }

        view?.navigationController?.pushViewController(next, animated: true)
    }

    func showInsurance(from view: UIViewController?, flow: IntakeFlow, isPrivate: Bool) {
        if case let .referral(doctor) = flow {
            view?.present(ReferralModule.make(doctor: doctor), animated: true)
            return
        }

        let screen = isPrivate
            ? PrivateInsuranceModule.make()
            : PublicInsuranceModule.make()
        view?.navigationController?.pushViewController(screen, animated: true)
    }

    func showWard(_ ward: Ward, from view: UIViewController?) {
        guard let builder = wards[ward] else { return }
        view?.navigationController?.pushViewController(builder(), animated: true)
    }
}
