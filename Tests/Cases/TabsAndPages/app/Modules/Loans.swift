import UIKit

final class LoansRouter {
    weak var view: UIViewController?
}

final class LoansPresenter {
    private let router: LoansRouter

    init(router: LoansRouter) {
        self.router = router
    }
}

/// Pages of current and past loans, turned by a swipe.
final class LoansViewController: UIPageViewController {
    var presenter: LoansPresenter?

    private lazy var ordered: [UIViewController] = [
        CurrentLoansModuleFactory.create(),
        PastLoansModuleFactory.create(),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        if let first = ordered.first {
            setViewControllers([first], direction: .forward, animated: true, completion: nil)
        }
    }
}

extension LoansViewController: UIPageViewControllerDataSource {
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        guard let index = ordered.firstIndex(of: viewController), index > 0 else { return nil }
        return ordered[index - 1]
    }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        guard let index = ordered.firstIndex(of: viewController), index + 1 < ordered.count else { return nil }
        return ordered[index + 1]
    }
}

enum LoansModuleFactory {
    static func create() -> UIViewController {
        let router = LoansRouter()
        let view = LoansViewController(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
        view.presenter = LoansPresenter(router: router)
        router.view = view
        return view
    }
}
