import UIKit

class DarkSideScreenRouter: DarkSideScreenRouterType {

    static func create() -> UIViewController {
        let storyboard = UIStoryboard(name: "DarkSideScreenView", bundle: .main)

        if let view = storyboard.instantiateViewController(withIdentifier: "DarkSideScreenView") as? DarkSideScreenView {
            let interactor = DarkSideScreenInteractor()
            let presenter = DarkSideScreenPresenter()
            let entity = DarkSideScreenEntity()
            let router = DarkSideScreenRouter()

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

    func routeToLightSideScreen(from view: DarkSideScreenViewType?) {
        let near = LightSideScreenRouter.create()
        (view as? UIViewController)?.navigationController?.setViewControllers([near], animated: true)
    }

    func routeBack(from view: DarkSideScreenViewType?) {
        (view as? UIViewController)?.navigationController?.popViewController(animated: true)
    }

    func showError(_ error: DarkSideScreenEntityType.Error, on view: DarkSideScreenViewType?) {
        let alert = UIAlertController(title: "No craters", message: error.message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        (view as? UIViewController)?.present(alert, animated: true)
    }
}
