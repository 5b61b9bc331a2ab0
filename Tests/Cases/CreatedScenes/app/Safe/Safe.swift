import UIKit

final class SafePresenter {}

final class SafeViewController: UIViewController {
    private let presenter: SafePresenter

    init?(coder: NSCoder, presenter: SafePresenter) {
        self.presenter = presenter
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) { nil }
}

enum SafeAssembly {
    static func make() -> UIViewController {
        let storyboard = UIStoryboard(name: "Safe", bundle: nil)
        return storyboard.instantiateInitialViewController { coder in
            SafeViewController(coder: coder, presenter: SafePresenter())
        }!
    }
}
