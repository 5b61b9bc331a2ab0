import UIKit

final class MarketCoordinator {
    private let navigation: UINavigationController

    init(navigation: UINavigationController) {
        self.navigation = navigation
    }

    func start() {
        let actions = StallListActions(
            showStall: { [weak self] number in self?.showStall(number) }, showBasket: showBasket)
        let view = StallListViewController(model: StallListViewModel(actions: actions))
        view.coordinator = self
        navigation.setViewControllers([view], animated: false)
    }

    func showHours() {
        let view = HoursViewController()
        view.onWay = { [weak self] in self?.showWay() }
        navigation.pushViewController(view, animated: true)
    }

    private func showStall(_ number: Int) {
        let model = StallViewModel(number: number) { [weak self] in self?.showBasket() }
        navigation.pushViewController(StallViewController(model: model), animated: true)
    }

    private func showBasket() {
        let view = BasketViewController(onPay: { [weak self] in self?.showPayment() })
        navigation.pushViewController(view, animated: true)
    }

    private func showPayment() {
        navigation.present(PaymentViewController(), animated: true)
    }

    private func showWay() {
        navigation.pushViewController(WayViewController(), animated: true)
    }
}
