import UIKit

class NotesScreenRouter: NotesScreenRouterType {

    static func create() -> UIViewController {
        let storyboard = UIStoryboard(name: "NotesScreenView", bundle: .main)

        if let view = storyboard.instantiateViewController(withIdentifier: "NotesScreenView") as? NotesScreenView {
            let interactor = NotesScreenInteractor()
            let presenter = NotesScreenPresenter()
            let entity = NotesScreenEntity()
            let router = NotesScreenRouter()

            view.presenter = presenter
            interactor.entity = entity
            presenter.view = view
            presenter.interactor = interactor
            presenter.router = router

            return view
        }

        return UIViewController()
    }
}
