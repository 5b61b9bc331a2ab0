import UIKit

class CraterListScreenRouter: CraterListScreenRouterType {

    static func create() -> UIViewController {
        let storyboard = UIStoryboard(name: "CraterListScreenView", bundle: .main)

        if let view = storyboard.instantiateViewController(withIdentifier: "CraterListScreenView") as? CraterListScreenView {
            let interactor = CraterListScreenInteractor()
            let presenter = CraterListScreenPresenter()
            let entity = CraterListScreenEntity()
            let router = CraterListScreenRouter()

            view.presenter = presenter
            interactor.entity = entity
            interactor.webService = FakeWebService()
            presenter.view = view
            presenter.interactor = interactor
            presenter.router = router

            return view
        }

        return UIViewController()
    }

    func routeToCraterScreen(from view: CraterListScreenViewType?) {
        if let host = view as? UIViewController {
            SheetRouter.show(CraterScreenRouter.create(), on: host)
        }
    }
}
