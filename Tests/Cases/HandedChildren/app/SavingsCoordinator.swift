import UIKit

final class SavingsCoordinator {
    private let navigation: UINavigationController

    init(navigation: UINavigationController) {
        self.navigation = navigation
    }

    func start() {
        let pools = PoolsAssembly.module()
        let amount = AmountAssembly.module(details: pools)
        pools.didTapPool = { [weak self] in
            self?.openPool()
        }
        navigation.pushViewController(amount, animated: false)
    }

    private func openPool() {
        navigation.pushViewController(PoolViewController(), animated: true)
    }
}
