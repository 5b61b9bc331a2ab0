import UIKit

protocol EntryGoalRouting {
    func showHome()
}

final class EntryGoalPresenter {
    private let router: EntryGoalRouting

    init(router: EntryGoalRouting) {
        self.router = router
    }

    func finish() { router.showHome() }
}

final class EntryGoalViewController: UIViewController {
    var presenter: EntryGoalPresenter!

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        presenter.finish()
    }
}
