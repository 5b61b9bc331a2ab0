import UIKit

final class DoctorCoordinator {
    private weak var source: UIViewController?

    static func assemble(visit: Int) -> UIViewController {
        let view = StoryboardScene.Doctor.doctorCard.instantiate()
        let presenter = DoctorPresenter(visit: visit)
        let coordinator = DoctorCoordinator()
        view.presenter = presenter
        presenter.view = view
        presenter.coordinator = coordinator
        coordinator.source = view
        return view
    }

    func showBooking() {
        let booking = StoryboardScene.Doctor.initialScene.instantiate()
        source?.present(booking, animated: true)
    }
}
