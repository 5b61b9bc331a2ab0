import UIKit

protocol SettingsRouting {}

final class SettingsPresenter {
    private let router: SettingsRouting

    init(router: SettingsRouting) {
        self.router = router
    }
}

final class SettingsViewController: UIViewController {
    var presenter: SettingsPresenter!
}
