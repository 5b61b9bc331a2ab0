import UIKit

final class ListRouter {
    weak var viewController: UIViewController?

    static func build() -> UIViewController {
        let view = ListViewController()
        let router = ListRouter()
        router.viewController = view
        view.presenter = ListPresenter(router: router)
        return view
    }

    func openNote() {
        viewController?.navigationController?.pushViewController(NoteBuilder.build(), animated: true)
    }

    func openTrash() {
        viewController?.navigationController?.pushViewController(TrashBuilder.build(), animated: true)
    }

    func openArchive() {
        viewController?.present(ArchiveBuilder.build(), animated: true)
    }

    func openHelp() {
        viewController?.present(HelpBuilder.build(), animated: true)
    }

    func choose(_ delegate: ChooserDelegate, colour: @escaping () -> Void) {
        let chooser = ChooserViewController()
        chooser.delegate = delegate
        chooser.colourChosen = colour
        viewController?.present(chooser, animated: true)
    }

    func present(_ controller: UIViewController) {
        viewController?.present(controller, animated: true)
    }
}

final class ListPresenter: ChooserDelegate {
    private let router: ListRouter

    init(router: ListRouter) {
        self.router = router
    }

    func chooseTapped() {
        router.choose(self) { [weak self] in self?.router.openTrash() }
    }

    func chooserDidChoose() {
        router.openNote()
    }

    func archiveTapped() {
        let alert = UIAlertController(confirm: "Archive?", action: "Archive all") { [weak self] in
            self?.router.openArchive()
        }
        router.present(alert)
    }

    func helpTapped() {
        Alerts.shared.ask("Help?", confirmed: { [weak self] in self?.router.openHelp() })
    }
}

final class ListViewController: UIViewController {
    var presenter: ListPresenter!

    @IBAction private func choose(_ sender: Any) {
        presenter.chooseTapped()
    }

    @IBAction private func archive(_ sender: Any) {
        presenter.archiveTapped()
    }

    @IBAction private func help(_ sender: Any) {
        presenter.helpTapped()
    }
}
