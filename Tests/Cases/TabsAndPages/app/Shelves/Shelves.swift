import UIKit

final class ShelvesRouter {
    weak var view: UIViewController?
}

final class ShelvesPresenter {
    private let router: ShelvesRouter

    init(router: ShelvesRouter) {
        self.router = router
    }
}

final class ShelvesViewController: UIViewController {
    private let presenter: ShelvesPresenter
    private let pageControllers: [UIViewController]

    private var rootView: ShelvesView? { view as? ShelvesView }

    init(presenter: ShelvesPresenter, pageControllers: [UIViewController]) {
        self.presenter = presenter
        self.pageControllers = pageControllers
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = ShelvesView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let rootView = rootView else { return }
        addChild(rootView.pages)
        rootView.pages.didMove(toParent: self)
        rootView.pages.setViewControllers([pageControllers[0]], direction: .forward, animated: false)
        rootView.segments.addTarget(self, action: #selector(segmentChanged), for: .valueChanged)
    }

    @objc private func segmentChanged(_ sender: UISegmentedControl) {
        rootView?.pages.setViewControllers(
            [pageControllers[sender.selectedSegmentIndex]],
            direction: sender.selectedSegmentIndex == 0 ? .reverse : .forward,
            animated: true
        )
    }
}

enum ShelvesModuleFactory {
    static func create() -> UIViewController {
        let router = ShelvesRouter()
        let presenter = ShelvesPresenter(router: router)
        let newest = NewestModuleFactory.create()
        let popular = PopularModuleFactory.create()
        let view = ShelvesViewController(presenter: presenter, pageControllers: [newest, popular])
        router.view = view
        return view
    }
}
