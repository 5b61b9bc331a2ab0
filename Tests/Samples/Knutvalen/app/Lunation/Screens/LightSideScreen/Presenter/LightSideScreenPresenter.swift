import Foundation

class LightSideScreenPresenter: LightSideScreenPresenterType {

    var view: LightSideScreenViewType?
    var interactor: LightSideScreenInteractorType?
    var router: LightSideScreenRouterType?

    func viewDidAppear() {
        view?.set(title: "Near side")
        interactor?.getCraters { [weak self] _, _ in
            self?.view?.refreshCraters()
        }
    }

    func onDarkSideSelected() {
        router?.routeToDarkSideScreen(from: view)
    }

    func onCratersSelected() {
        router?.presentCraterListScreen(from: view)
    }

    func onNotesSelected() {
        router?.routeToNotesScreen(from: view)
    }

    func onTestSelected() {
        router?.routeToTestScreen(from: view)
    }
}
