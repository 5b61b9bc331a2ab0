import UIKit

protocol PrescriptionRoutes: ControllerHosting {
    func askDoctor(id: String)
    func finish()
}

enum PrescriptionModule {
    static func build(for visit: Visit) -> UIViewController {
        let view = PrescriptionViewController()
        let router = PrescriptionRouter(host: view)
        view.output = PrescriptionPresenter(visit: visit, router: router)
        return view
    }
}

final class PrescriptionViewController: UIViewController {
    var output: PrescriptionPresenter!

    @IBAction func askTapped() { output.ask() }
    @IBAction func doneTapped() { output.done() }
}

final class PrescriptionPresenter {
    private let visit: Visit
    private let router: PrescriptionRoutes

    init(visit: Visit, router: PrescriptionRoutes) {
        self.visit = visit
        self.router = router
    }

    func ask() { router.askDoctor(id: visit.doctor) }
    func done() { router.finish() }
}

final class PrescriptionRouter: PrescriptionRoutes, Pushing, DoctorShowing, Closing {
    private(set) weak var hostController: UIViewController?

    init(host: UIViewController) { hostController = host }

    func askDoctor(id: String) { showDoctor(id: id) }
    func finish() { close() }
}
