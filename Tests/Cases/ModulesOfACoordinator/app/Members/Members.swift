import UIKit

final class MembersRouter {
    weak var view: UIViewController?
    private var card: CardCoordinator?

    func openCard(of member: String) {
        guard let view else { return }
        let card = CardCoordinator(base: view, member: member)
        card.start()
        self.card = card
    }

    func openHelp() {
        let help = BrowserAssembly.make(presenter: BrowserPresenter(page: "help"))
        view?.present(help, animated: true)
    }
}

final class MembersPresenter {
    var router: MembersRouter?

    func didSelect(_ member: String) { router?.openCard(of: member) }
    func didTapHelp() { router?.openHelp() }
}

final class MembersViewController: UIViewController {
    var presenter: MembersPresenter?

    @IBAction private func memberTapped() { presenter?.didSelect("1") }
    @IBAction private func helpTapped() { presenter?.didTapHelp() }
}

enum MembersAssembly {
    static func make() -> UIViewController {
        let view = MembersViewController()
        let presenter = MembersPresenter()
        let router = MembersRouter()
        router.view = view
        presenter.router = router
        view.presenter = presenter
        return view
    }
}
