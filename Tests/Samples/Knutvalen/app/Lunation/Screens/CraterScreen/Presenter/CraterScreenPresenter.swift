import Foundation

class CraterScreenPresenter: CraterScreenPresenterType {

    var view: CraterScreenViewType?
    var interactor: CraterScreenInteractorType?
    var router: CraterScreenRouterType?

    func viewDidAppear() {
        view?.set(title: interactor?.describe())
    }

    func onNotesSelected() {
        router?.routeToNotesScreen(from: view)
    }

    func onCloseSelected() {
        router?.close(view)
    }
}
