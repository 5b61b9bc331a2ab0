import Foundation

class DarkSideScreenPresenter: DarkSideScreenPresenterType {

    var view: DarkSideScreenViewType?
    var interactor: DarkSideScreenInteractorType?
    var router: DarkSideScreenRouterType?

    func viewDidAppear() {
        view?.set(title: "Far side")
        interactor?.getCraters { [weak self] _, error in
            if let error = error {
                self?.router?.showError(error, on: self?.view)
            }
        }
    }

    func onLightSideSelected() {
        router?.routeToLightSideScreen(from: view)
    }

    func onBackSelected() {
        router?.routeBack(from: view)
    }
}
