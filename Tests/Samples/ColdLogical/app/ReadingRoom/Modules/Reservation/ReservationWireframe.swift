import UIKit

protocol Reservation: AnyObject {
    func present(_ book: Book, onViewController viewController: UIViewController)
}

protocol ReservationWireframeToPresenterInterface: AnyObject {
    func beganPresenting(_ book: Book)
}

class ReservationWireframe: NSObject {

    // MARK: - Layers, held by nobody else

    lazy var moduleInteractor = ReservationInteractor()
    lazy var modulePresenter = ReservationPresenter()
    lazy var moduleView: ReservationView = {
        let storyboard = ReservationWireframe.storyboard()
        let scene = storyboard.instantiateViewController(withIdentifier: ReservationConstants.viewIdentifier)
        return (scene as? ReservationView) ?? ReservationView()
    }()

    // MARK: - Computed

    var presenter: ReservationWireframeToPresenterInterface {
        return modulePresenter
    }

    // MARK: - Setup

    override init() {
        super.init()

        let i = moduleInteractor
        let p = modulePresenter
        let v = moduleView

        i.presenter = p

        p.interactor = i
        p.view = v
        p.wireframe = self

        v.presenter = p
    }

    class func storyboard() -> UIStoryboard {
        return UIStoryboard(name: ReservationConstants.storyboardIdentifier, bundle: Bundle(for: ReservationWireframe.self))
    }
}

extension ReservationWireframe: Reservation {

    func present(_ book: Book, onViewController viewController: UIViewController) {
        self.presenter.beganPresenting(book)
        // Shadows the layer of the same name: this one is the topmost view controller.
        let presenter = viewController.presentedViewController ?? viewController
        presenter.present(moduleView, animated: true)
    }
}

extension ReservationWireframe: ReservationPresenterToWireframeInterface {

    func finish() {
        moduleView.dismiss(animated: true)
    }
}
