import UIKit

/// One crater.
class CraterScreenRouter: CraterScreenRouterType {

    static func create() -> UIViewController {
        let storyboard = UIStoryboard(name: "CraterScreenView", bundle: .main)

        if let view = storyboard.instantiateViewController(withIdentifier: "CraterScreenView") as? CraterScreenView {
            let interactor = CraterScreenInteractor()
            let presenter = CraterScreenPresenter()
            let entity = CraterScreenEntity()
            let router = CraterScreenRouter()

            view.presenter = presenter
            interactor.entity = entity
            presenter.view = view
            presenter.interactor = interactor
            presenter.router = router

            return view
        }

        return UIViewController()
    }

    func routeToNotesScreen(from view: CraterScreenViewType?) {
        let notes = NotesScreenRouter.create()
        if let host = view as? UIViewController {
            host.show(
                notes,
                sender: nil
            )
        }
    }

    func close(_ view: CraterScreenViewType?) {
        (view as? UIViewController)?.dismiss(animated: true)
    }
}
