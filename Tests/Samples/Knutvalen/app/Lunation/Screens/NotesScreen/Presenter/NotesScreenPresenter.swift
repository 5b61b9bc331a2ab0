import Foundation

class NotesScreenPresenter: NotesScreenPresenterType {

    var view: NotesScreenViewType?
    var interactor: NotesScreenInteractorType?
    var router: NotesScreenRouterType?

    func viewDidAppear() {
        view?.set(text: interactor?.entity?.note?.text)
    }

    func onDone(text: String) {
        interactor?.save(text)
    }
}
