import UIKit

final class PlantsCoordinator {
    private let navigation: UINavigationController

    init(navigation: UINavigationController) {
        self.navigation = navigation
    }

    func start() {
        let module = PlantAssembly.module()
        module.output.didTapWater = { [weak self] in
            self?.openWater()
        }
        navigation.pushViewController(module.view, animated: false)
    }

    private func openWater() {
        navigation.present(WaterViewController(), animated: true)
    }
}

final class WaterViewController: UIViewController {}
