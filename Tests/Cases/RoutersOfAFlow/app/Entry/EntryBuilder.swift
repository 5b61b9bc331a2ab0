import UIKit

struct EntryBuilder {
    func name() -> UIViewController {
        let view = EntryNameViewController()
        let router = EntryRouter()
        router.screen = view
        view.presenter = EntryNamePresenter(router: router)
        return view
    }

    func goal() -> UIViewController {
        let view = EntryGoalViewController()
        let router = EntryRouter()
        router.screen = view
        view.presenter = EntryGoalPresenter(router: router)
        return view
    }

    func settings() -> UIViewController {
        let view = SettingsViewController()
        let router = EntryRouter()
        router.screen = view
        view.presenter = SettingsPresenter(router: router)
        return view
    }
}
