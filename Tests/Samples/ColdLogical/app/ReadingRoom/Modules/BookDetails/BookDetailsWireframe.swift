import UIKit

protocol BookDetails: AnyObject {
    func show(_ book: Book, onViewController viewController: UIViewController)
}

protocol BookDetailsWireframeToPresenterInterface: AnyObject {
    func beganPresenting(_ book: Book)
}

class BookDetailsWireframe: NSObject {

    // MARK: - Layers, held by nobody else

    lazy var moduleInteractor = BookDetailsInteractor()
    lazy var modulePresenter = BookDetailsPresenter()
    lazy var moduleView: BookDetailsView = {
        let storyboard = BookDetailsWireframe.storyboard()
        let scene = storyboard.instantiateViewController(withIdentifier: BookDetailsConstants.viewIdentifier)
        return (scene as? BookDetailsView) ?? BookDetailsView()
    }()

    // MARK: - Computed

    var presenter: BookDetailsWireframeToPresenterInterface {
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
        return UIStoryboard(name: BookDetailsConstants.storyboardIdentifier, bundle: Bundle(for: BookDetailsWireframe.self))
    }

    // MARK: - Module wireframes

    lazy var reservationModule: Reservation = ReservationWireframe()
}

extension BookDetailsWireframe: BookDetails {

    func show(_ book: Book, onViewController viewController: UIViewController) {
        guard let stack = viewController.navigationController else {
            return
        }
        LegacyRouter.place(moduleView, on: stack)
        presenter.beganPresenting(book)
    }
}

extension BookDetailsWireframe: BookDetailsPresenterToWireframeInterface {

    func presentReservation(of book: Book) {
        reservationModule.present(book, onViewController: moduleView)
    }

    func leave() {
        moduleView.navigationController?.popViewController(animated: true)
    }
}
