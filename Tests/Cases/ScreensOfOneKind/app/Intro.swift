import UIKit

final class IntroViewController: UIViewController {
    enum Page {
        case first, second, last
    }

    private let page: Page

    init(page: Page) {
        self.page = page
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    @IBAction private func nextTapped() {
        switch page {
        case .first:
            let next = IntroViewController(page: .second)
            navigationController?.pushViewController(next, animated: true)
        case .second:
            let next = IntroViewController(page: .last)
            navigationController?.pushViewController(next, animated: true)
        case .last:
            let configurator = ExhibitConfigurator()
            configurator.configure()
            navigationController?.pushViewController(configurator.viewController, animated: true)
        }
    }
}
