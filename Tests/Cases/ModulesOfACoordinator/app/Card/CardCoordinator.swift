import UIKit

enum CardTab { case visits, goals }

final class CardCoordinator {
    private let base: UIViewController
    private let member: String
    private var tabs: [CardTab: UIViewController] = [:]

    init(base: UIViewController, member: String) {
        self.base = base
        self.member = member
    }

    func start() {
        tabs = makeTabs()
        base.navigationController?.pushViewController(makeCard(), animated: true)
    }

    private func makeTabs() -> [CardTab: UIViewController] {
        [.visits: makeVisits(), .goals: makeGoals()]
    }

    private func makeCard() -> UIViewController {
        let view = CardFrameViewController(tabs: tabs)
        let presenter = CardFramePresenter(member: member)
        let router = CardRouter()
        router.view = view
        presenter.router = router
        view.presenter = presenter
        return view
    }

    private func makeVisits() -> UIViewController {
        let view = VisitsViewController()
        let presenter = VisitsPresenter()
        presenter.output = self
        view.presenter = presenter
        return view
    }

    private func makeGoals() -> UIViewController {
        let view = GoalsViewController()
        let presenter = GoalsPresenter()
        view.presenter = presenter
        return view
    }
}

extension CardCoordinator: VisitsOutput {
    func visitsDidEnd() { base.navigationController?.popViewController(animated: true) }
}
