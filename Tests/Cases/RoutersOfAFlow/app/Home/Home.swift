import UIKit

protocol HomeRouting {
    func showSettings()
}

final class HomeRouter: HomeRouting, SettingsRouting {
    weak var screen: UIViewController?

    func showSettings() {
        screen?.present(HomeBuilder().settings(), animated: true)
    }
}

final class HomePresenter {
    private let router: HomeRouting

    init(router: HomeRouting) {
        self.router = router
    }

    func openSettings() { router.showSettings() }
}

final class HomeViewController: UIViewController {
    var presenter: HomePresenter!

    @IBAction private func settingsTapped() { presenter.openSettings() }
}

struct HomeBuilder {
    func home() -> UIViewController {
        let view = HomeViewController()
        let router = HomeRouter()
        router.screen = view
        view.presenter = HomePresenter(router: router)
        return view
    }

    func settings() -> UIViewController {
        let view = SettingsViewController()
        let router = HomeRouter()
        router.screen = view
        view.presenter = SettingsPresenter(router: router)
        return view
    }
}
