import UIKit

final class HallRouter {
    private let flow: Flow

    init(flow: Flow) {
        self.flow = flow
    }

    func openPainting() {
        flow.go(to: .painting)
    }

    func openTicket() {
        flow.go(to: .ticket)
    }

    func openShop() {
        flow.startAnew(with: .shop)
    }

    func logOut() {
        flow.startAnew(with: .login)
    }
}

final class HallPresenter {
    private let router: HallRouter

    init(router: HallRouter) {
        self.router = router
    }

    func paintingTapped() {
        router.openPainting()
    }

    func ticketTapped() {
        router.openTicket()
    }

    func shopTapped() {
        router.openShop()
    }

    func leaveTapped() {
        router.logOut()
    }
}

final class HallViewController: UIViewController {
    var presenter: HallPresenter!

    @IBAction private func painting(_ sender: Any) {
        presenter.paintingTapped()
    }

    @IBAction private func ticket(_ sender: Any) {
        presenter.ticketTapped()
    }

    @IBAction private func shop(_ sender: Any) {
        presenter.shopTapped()
    }

    @IBAction private func leave(_ sender: Any) {
        presenter.leaveTapped()
    }
}
