import UIKit

enum MenuBuilder {
    static func make() -> UIViewController {
        let controller = MenuViewController()
        controller.presenter = MenuPresenter()
        return controller
    }
}

final class MenuPresenter {
    func load() {}
}

final class MenuViewController: BaseViewController {
    private let helpButton = UIButton()
    var presenter: MenuPresenter?

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter?.load()
        helpButton.addTarget(self, action: #selector(openHelp), for: .touchUpInside)
    }

    override func moreTapped() {
        present(SettingsBuilder.make(), animated: true)
    }
}
