import UIKit

final class GateRouter: Router {
    override func makeModule() -> UIViewController {
        let view = GateViewController()
        view.presenter = GatePresenter(router: self)
        return view
    }

    func open() {
        guide?.showAquarium()
    }
}

final class GatePresenter {
    private let router: GateRouter

    init(router: GateRouter) {
        self.router = router
    }

    func showTicket() {
        router.open()
    }
}

final class GateViewController: UIViewController {
    var presenter: GatePresenter?

    @IBAction func ticketTapped() {
        presenter?.showTicket()
    }
}

final class AquariumRouter: Router {
    override func makeModule() -> UIViewController {
        let view = AquariumViewController()
        view.presenter = AquariumPresenter(router: self)
        return view
    }

    func leave() {
        guide?.showGate()
    }
}

final class AquariumPresenter {
    private let router: AquariumRouter

    init(router: AquariumRouter) {
        self.router = router
    }

    func goHome() {
        router.leave()
    }
}

final class AquariumViewController: UIViewController {
    var presenter: AquariumPresenter?

    @IBAction func homeTapped() {
        presenter?.goHome()
    }
}
