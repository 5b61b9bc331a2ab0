import UIKit

enum ClubBuilder {
    static func make() -> UIViewController {
        let controller = ClubViewController()
        let router = ClubRouter()
        router.viewController = controller
        controller.presenter = ClubPresenter(router: router)
        return controller
    }
}

final class ClubViewController: UIViewController {
    var presenter: ClubPresenter!

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
    }
}

final class ClubPresenter {
    private let router: ClubRouter

    init(router: ClubRouter) {
        self.router = router
    }

    func viewDidLoad() {
        router.showTabs()
    }
}

final class ClubRouter {
    weak var viewController: UIViewController?

    func showTabs() {
        embed(tabBar(of: [MembersViewController(), CoursesViewController()]))
    }

    private func embed(_ child: UIViewController, animated: Bool = true) {
        if animated, let old = viewController?.children.first {
            old.willMove(toParent: nil)
            viewController?.addChild(child)
        } else {
            viewController?.addChild(child)
        }
    }

    private func tabBar(of screens: [UIViewController]) -> UITabBarController {
        let tabBar = UITabBarController()
        tabBar.setViewControllers(screens.map { UINavigationController(rootViewController: $0) }, animated: false)
        return tabBar
    }
}

final class MembersPresenter {}

final class MembersViewController: UIViewController {
    let presenter = MembersPresenter()
}

final class CoursesPresenter {}

final class CoursesViewController: UIViewController {
    let presenter = CoursesPresenter()
}
