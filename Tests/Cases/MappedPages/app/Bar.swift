import UIKit

protocol Paging {
    var controller: UIViewController { get }
}

extension UIViewController: Paging {
    var controller: UIViewController { self }
}

final class StackPage: Paging {
    let navigation: UINavigationController
    var controller: UIViewController { navigation }

    init(root: Paging) {
        navigation = UINavigationController(rootViewController: root.controller)
    }
}

final class BarRouter {
    private let view: BarViewController

    init(view: BarViewController) {
        self.view = view
    }

    func showPages() {
        view.setPages([StackPage(root: StationsViewController()), StackPage(root: NewsViewController())])
    }
}

final class BarPresenter {
    private let router: BarRouter

    init(router: BarRouter) {
        self.router = router
    }

    func start() { router.showPages() }
}

final class BarViewController: UIViewController {
    var presenter: BarPresenter!
    private var screens = [UIViewController]()

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.start()
        show(at: 0)
    }

    func setPages(_ pages: [Paging]) {
        pages
            .map(\.controller)
            .forEach { [weak self] screen in self?.screens.append(screen) }
    }

    private func show(at index: Int) {
        let screen = screens[index]
        addChild(screen)
        view.addSubview(screen.view)
        screen.didMove(toParent: self)
    }
}

enum BarAssembly {
    static func make() -> UIViewController {
        let view = BarViewController()
        view.presenter = BarPresenter(router: BarRouter(view: view))
        return view
    }
}

final class StationsViewController: UIViewController {}
final class NewsViewController: UIViewController {}
