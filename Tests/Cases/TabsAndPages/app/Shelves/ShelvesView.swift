import UIKit

/// The layout of the shelves: a segmented control above pages.
final class ShelvesView: UIView {
    let segments = UISegmentedControl(items: ["New", "Popular"])

    let pages: UIPageViewController = {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.view.backgroundColor = .clear
        return pages
    }()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(segments)
        addSubview(pages.view)
    }

    required init?(coder: NSCoder) { nil }
}
