import UIKit

protocol VisitsRoutes: AnyObject, DoctorShowing, FailureShowing {
    func showPrescription(of visit: Visit)
}

struct Visit {
    let doctor: String
}

enum VisitsModule {
    static func build() -> UIViewController {
        let view = VisitsViewController()
        let router = VisitsRouter(host: view)
        view.output = VisitsPresenter(view: view, router: router)
        return view
    }
}

final class VisitsViewController: UITableViewController {
    var output: VisitsPresenter!
    private let visits: [Visit] = []

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        output.didSelect(visits[indexPath.row])
    }

    override func tableView(_: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        output.didAskForDoctor(of: visits[indexPath.row])
    }
}

final class VisitsPresenter {
    private weak var view: VisitsViewController?
    private let router: VisitsRoutes

    init(view: VisitsViewController, router: VisitsRoutes) {
        self.view = view
        self.router = router
    }

    func didSelect(_ visit: Visit) { router.showPrescription(of: visit) }
    func didAskForDoctor(of visit: Visit) { router.showDoctor(id: visit.doctor) }

    func didFail(_ error: Error) {
        router.show(error, retry: nil)
    }
}

final class VisitsRouter: VisitsRoutes, CardPresenting, Pushing, AlertShowing {
    private weak var host: UIViewController?
    var hostController: UIViewController? { host }

    init(host: UIViewController) { self.host = host }

    func showPrescription(of visit: Visit) {
        push(PrescriptionModule.build(for: visit))
    }
}
