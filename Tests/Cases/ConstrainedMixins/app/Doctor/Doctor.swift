import UIKit

protocol DoctorRoutes: Closing {}

enum DoctorModule {
    static func build(id: String) -> UIViewController {
        let view = DoctorViewController()
        let router = DoctorRouter(host: view)
        view.output = DoctorPresenter(id: id, router: router)
        return view
    }
}

final class DoctorViewController: UIViewController {
    var output: DoctorPresenter!

    @IBAction func closeTapped() { output.close() }
}

final class DoctorPresenter {
    private let id: String
    private let router: DoctorRoutes

    init(id: String, router: DoctorRoutes) {
        self.id = id
        self.router = router
    }

    func close() { router.close() }
}

final class DoctorRouter: DoctorRoutes, ControllerHosting {
    private(set) weak var hostController: UIViewController?

    init(host: UIViewController) { hostController = host }
}
