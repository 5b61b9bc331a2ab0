import UIKit

final class PierCoordinator {
    private let navigation: UINavigationController

    init(navigation: UINavigationController) {
        self.navigation = navigation
    }

    func start() {
        navigation.setViewControllers([BerthsBuilder(output: self).build()], animated: false)
    }
}

extension PierCoordinator: BerthsOutput {
    func berthsDidSelect(_ berth: Int) {
        navigation.pushViewController(CraneBuilder(output: self).build(of: berth), animated: true)
    }
}

extension PierCoordinator: CraneOutput {
    func craneDidAskForManual() {
        navigation.present(ManualBuilder().build(), animated: true)
    }

    func craneDidStop() {
        navigation.popViewController(animated: true)
    }
}
