import UIKit

enum LoanBuilder {
    static func make() -> UIViewController {
        let controller = LoanViewController()
        controller.presenter = LoanPresenter()
        return controller
    }
}

final class LoanViewController: UIViewController {
    var presenter: LoanPresenter?
}

final class LoanPresenter {
    func didLoad() {}
}
