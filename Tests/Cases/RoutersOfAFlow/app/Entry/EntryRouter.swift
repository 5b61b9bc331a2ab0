import UIKit

final class EntryRouter: EntryNameRouting, EntryGoalRouting, SettingsRouting {
    weak var screen: UIViewController?
    private let builder = EntryBuilder()

    func showGoal() {
        screen?.navigationController?.pushViewController(builder.goal(), animated: true)
    }

    func showSettings() {
        screen?.present(builder.settings(), animated: true)
    }

    func showHome() {
        screen?.navigationController?.setViewControllers([HomeBuilder().home()], animated: true)
    }
}
