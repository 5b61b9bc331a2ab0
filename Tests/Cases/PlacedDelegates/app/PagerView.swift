import UIKit

protocol PagerViewDelegate: AnyObject {
    func pagerView(_ pagerView: PagerView, pageFor index: Int) -> UIViewController?
}

final class PagerView: UIView {
    weak var delegate: PagerViewDelegate?
    private let pages = UIPageViewController()

    func scroll(to index: Int) {
        guard let page = delegate?.pagerView(self, pageFor: index) else { return }
        pages.setViewControllers([page], direction: .forward, animated: true)
    }
}
