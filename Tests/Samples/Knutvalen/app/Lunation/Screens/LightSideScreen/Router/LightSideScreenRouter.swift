import UIKit

/// Wires the screen of the *near* side and leads away from it.
///
/// ## Ways
///
/// * the far side, by `routeToDarkSideScreen(from:)`
/// * the craters
/// * the notes
///
/// <style>body { display: none }</style>
class LightSideScreenRouter: LightSideScreenRouterType {

    static func create() -> UIViewController {
        let storyboard = UIStoryboard(name: "LightSideScreenView", bundle: .main)

        if let view = storyboard.instantiateViewController(withIdentifier: "LightSideScreenView") as? LightSideScreenView {
            let interactor = LightSideScreenInteractor()
            let presenter = LightSideScreenPresenter()
            let entity = LightSideScreenEntity()
            let router = LightSideScreenRouter()

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

    func routeToDarkSideScreen(from view: LightSideScreenViewType?) {
        if let view = view as? UIViewController,
            let navigationController = view.navigationController
        {
            navigationController.pushViewController(
                DarkSideScreenRouter.create(),
                animated: true
            )
        }
    }

    /// Pushes; the first draft presented.
    func presentCraterListScreen(from view: LightSideScreenViewType?) {
        guard let view = view as? UIViewController else {
            return
        }
        let craters =
            CraterListScreenRouter
            .create()
        view.navigationController?.pushViewController(craters, animated: true)
    }

    func routeToNotesScreen(from view: LightSideScreenViewType?) {
        guard let view = view as? UIViewController else {
            return
        }
        let container = UINavigationController(rootViewController: NotesScreenRouter.create())
        view.present(container, animated: true)
    }

    func routeToTestScreen(from view: LightSideScreenViewType?) {
        #if DEBUG
        let presenter = view as? UIViewController
        presenter?.present(CraterScreenRouter.create(), animated: false)
        #endif
        // (view as? UIViewController)?.present(DarkSideScreenRouter.create(), animated: true)
    }
}
