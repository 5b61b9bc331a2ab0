import UIKit

final class DatesRouter {
    weak var view: UIViewController?

    func close() { view?.dismiss(animated: true) }
}

final class DatesPresenter {
    private let router: DatesRouter

    init(router: DatesRouter) {
        self.router = router
    }

    func didTapDone() { router.close() }
}

final class DatesViewController: UIViewController {
    var presenter: DatesPresenter?

    @IBAction private func doneTapped() { presenter?.didTapDone() }
}

enum DatesAssembly {
    static func make() -> UIViewController {
        let view = DatesViewController()
        let router = DatesRouter()
        view.presenter = DatesPresenter(router: router)
        router.view = view
        return view
    }
}
