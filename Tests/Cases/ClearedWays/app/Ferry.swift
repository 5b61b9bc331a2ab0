import UIKit

enum FerryModule {
    static func create() -> UIViewController {
        let view = FerryViewController()
        view.presenter = FerryPresenter(router: FerryRouter())
        return view
    }
}

final class FerryViewController: UIViewController {
    var presenter: FerryPresenter?

    @IBAction func ashoreTapped() { presenter?.goAshore() }
}

final class FerryPresenter {
    private let router: FerryRouter

    init(router: FerryRouter) {
        self.router = router
    }

    func goAshore() { router.showQuay() }
}

final class FerryRouter {
    func showQuay() {
        UIApplication.shared.keyWindow?.exchange(for: QuayModule.create())
    }
}
