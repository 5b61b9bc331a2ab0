import UIKit

enum SettingsBuilder {
    static func make() -> UIViewController {
        let controller = SettingsViewController()
        controller.presenter = SettingsPresenter()
        return controller
    }
}

final class SettingsPresenter {
    func save() {}
}

final class SettingsViewController: UIViewController {
    var presenter: SettingsPresenter?
}
