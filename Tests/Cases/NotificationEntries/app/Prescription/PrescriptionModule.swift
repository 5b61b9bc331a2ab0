import UIKit

protocol PrescriptionPresenterProtocol: AnyObject {}

protocol PrescriptionRouterProtocol: AnyObject {}

final class PrescriptionRouter: PrescriptionRouterProtocol {
    weak var viewController: UIViewController?

    static func build() -> UIViewController {
        let view = PrescriptionViewController()
        let router = PrescriptionRouter()
        let presenter = PrescriptionPresenter(view: view, router: router)
        view.presenter = presenter
        router.viewController = view
        return view
    }
}

final class PrescriptionPresenter: PrescriptionPresenterProtocol {
    private weak var view: PrescriptionViewController?
    private let router: PrescriptionRouterProtocol

    init(view: PrescriptionViewController, router: PrescriptionRouterProtocol) {
        self.view = view
        self.router = router
    }
}
