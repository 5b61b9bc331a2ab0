import UIKit
import Viperit

protocol NotesViewInterface: UserInterfaceProtocol {
    func show(_ notes: [Note])
}

final class NotesView: UserInterface, NotesViewInterface {
    private let bannerPlace = UIView()

    func show(_ notes: [Note]) {}
    func showBanner() { presenter.didMakePlace(for: bannerPlace) }

    @IBAction private func noteTapped() { presenter.didSelect(Note(text: "")) }
    @IBAction private func newTapped() { presenter.didTapNew() }
    @IBAction private func tagsTapped() { presenter.didTapTags() }
    @IBAction private func aboutTapped() { presenter.didTapAbout() }
    @IBAction private func helpTapped() { presenter.didTapHelp() }
}

final class NotesInteractor: Interactor {
    func load() { presenter.didLoad([]) }
}

final class NotesPresenter: Presenter {
    override func viewHasLoaded() { interactor.load() }

    func didLoad(_ notes: [Note]) {
        view.show(notes)
        if notes.isEmpty { router.openEditor() }
    }

    func didSelect(_ note: Note) { router.open(note) }
    func didTapNew() { router.openEditor() }
    func didTapTags() { router.openTags() }
    func didTapAbout() { router.openAbout() }
    func didTapHelp() { router.openHelp() }
    func didMakePlace(for banner: UIView) { router.showBanner(in: banner) }
}

final class NotesRouter: Router {
    func open(_ note: Note) {
        AppModules.editor.build().router.push(on: _view.viewController.navigationController, note: note)
    }

    func openEditor() {
        let module = AppModules.editor.build()
        module.router.show(from: viewController, embedInNavController: true, setupData: Note(text: ""))
    }

    func openTags() {
        let module = AppModules.tags.build()
        module.router.present(from: viewController, presentationStyle: .pageSheet)
    }

    func openAbout() {
        let module = AppModules.about.build { presenter in
            AboutView(presenter: presenter as! AboutPresenter)
        }
        viewController.present(module.view.viewController, animated: true)
    }

    func openHelp() {
        let module = AppModules.help.build { _ -> (HelpView, Questions) in
            (HelpView(), Questions())
        }
        let router = module.router as! HelpRouter
        router.show(from: viewController)
    }

    func showBanner(in place: UIView) {
        AppModules.banner.build().router.show(from: viewController, insideView: place)
    }
}

extension NotesView {
    private var presenter: NotesPresenter { _presenter as! NotesPresenter }
}

extension NotesInteractor {
    private var presenter: NotesPresenter { _presenter as! NotesPresenter }
}

extension NotesPresenter {
    private var view: NotesViewInterface { _view as! NotesViewInterface }
    private var interactor: NotesInteractor { _interactor as! NotesInteractor }
    private var router: NotesRouter { _router as! NotesRouter }
}
