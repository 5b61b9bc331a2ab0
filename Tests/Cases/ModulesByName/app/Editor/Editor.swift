import UIKit
import Viperit

final class EditorView: UserInterface {
    @IBAction private func doneTapped() { presenter.didTapDone() }
}

final class EditorInteractor: Interactor {}

final class EditorPresenter: Presenter {
    private var note: Note?

    override func setupView(data: Any) { note = data as? Note }
    func didTapDone() { router.close() }
}

final class EditorRouter: Router {
    func close() { dismiss() }
}

extension EditorView {
    private var presenter: EditorPresenter { _presenter as! EditorPresenter }
}

extension EditorPresenter {
    private var router: EditorRouter { _router as! EditorRouter }
}
