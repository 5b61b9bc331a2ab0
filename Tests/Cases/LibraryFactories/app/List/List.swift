import StoryboardPod
import UIKit

final class ListViewController: UIViewController, StoryboardMade {
    var presenter: ListPresenter!

    override func awakeFromNib() {
        super.awakeFromNib()
        let router = ListRouter()
        router.viewController = self
        presenter = ListPresenter(router: router)
    }

    @IBAction func open(_ sender: UIButton) { presenter.open() }
    @IBAction func draft(_ sender: UIButton) { presenter.draft() }
    @IBAction func share(_ sender: UIButton) { presenter.share() }
}

final class ListPresenter {
    private let router: ListRouter

    init(router: ListRouter) { self.router = router }

    func open() { router.showNote() }
    func draft() { router.showDraft() }
    func share() { router.showCode() }
}

final class ListRouter {
    weak var viewController: UIViewController?

    func showNote() {
        let note = NoteViewController.instantiate()
        note.moduleInput.setup(id: 1)
        viewController?.navigationController?.pushViewController(note, animated: true)
    }

    func showDraft() {
        let draft = DraftViewController.loadFromStoryboard(name: "Draft", titled: "New")
        viewController?.present(draft, animated: true)
    }

    func showCode() {
        viewController?.present(CodeViewController.instantiate(), animated: true)
    }
}
