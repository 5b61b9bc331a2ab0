import Foundation

class CraterListScreenPresenter: CraterListScreenPresenterType {

    var view: CraterListScreenViewType?
    var interactor: CraterListScreenInteractorType?
    var router: CraterListScreenRouterType?

    func viewDidAppear() {
        interactor?.load { [weak self] count in
            self?.view?.set(title: "\(count) craters")
        }
    }

    func onCraterSelected() {
        router?.routeToCraterScreen(from: view)
    }
}
