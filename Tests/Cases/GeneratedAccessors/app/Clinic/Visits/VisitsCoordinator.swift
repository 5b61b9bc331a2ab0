import Rswift
import UIKit

protocol VisitsCoordinating: AnyObject {
    func showDoctor(of visit: Int)
}

final class VisitsCoordinator: VisitsCoordinating {
    private weak var navigation: UINavigationController?

    func start(in window: UIWindow) {
        let view = R.storyboard.visits.visitList()
        let presenter = VisitsPresenter()
        view?.presenter = presenter
        presenter.view = view
        presenter.coordinator = self

        let navigation = UINavigationController(rootViewController: view!)
        self.navigation = navigation
        window.rootViewController = navigation
        window.makeKeyAndVisible()
    }

    func showDoctor(of visit: Int) {
        let doctor = DoctorCoordinator.assemble(visit: visit)
        navigation?.pushViewController(doctor, animated: true)
    }
}
