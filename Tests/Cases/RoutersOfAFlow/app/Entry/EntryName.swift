import UIKit

protocol EntryNameRouting {
    func showGoal()
    func showSettings()
}

final class EntryNamePresenter {
    private let router: EntryNameRouting

    init(router: EntryNameRouting) {
        self.router = router
    }

    func goOn() { router.showGoal() }
    func openSettings() { router.showSettings() }
}

final class EntryNameViewController: UIViewController {
    var presenter: EntryNamePresenter!

    @objc private func nextTapped() { presenter.goOn() }
    @objc private func settingsTapped() { presenter.openSettings() }

    override func viewDidLoad() {
        super.viewDidLoad()
        let next = UIButton()
        next.addTarget(self, action: #selector(nextTapped), for: .touchUpInside)
        let settings = UIButton()
        settings.addTarget(self, action: #selector(settingsTapped), for: .touchUpInside)
    }
}
