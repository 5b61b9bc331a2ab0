import UIKit

protocol BookingPresenterProtocol: AnyObject {}

protocol BookingRouterProtocol: AnyObject {}

final class BookingRouter: BookingRouterProtocol {
    weak var viewController: UIViewController?

    static func build(course: String?) -> UIViewController {
        let view = BookingViewController()
        let router = BookingRouter()
        let presenter = BookingPresenter(course: course, view: view, router: router)
        view.presenter = presenter
        router.viewController = view
        return view
    }
}

final class BookingPresenter: BookingPresenterProtocol {
    private let course: String?
    private weak var view: BookingViewController?
    private let router: BookingRouterProtocol

    init(course: String?, view: BookingViewController, router: BookingRouterProtocol) {
        self.course = course
        self.view = view
        self.router = router
    }
}
