import UIKit

final class TeasCoordinator {
    private let navigation: UINavigationController

    init(navigation: UINavigationController) {
        self.navigation = navigation
    }

    func start() {
        let teas = TeasViewController()
        teas.presenter = TeasPresenter(coordinator: self)
        navigation.pushViewController(teas, animated: false)
    }

    func openPot() {
        let pot = PotAssembly.pot()
        let sheet = SheetController(content: pot.view)
        pot.presenter.didPour = { [weak self, weak sheet] in
            sheet?.close { self?.openCup() }
        }
        sheet.present(from: navigation)
    }

    func openCup() {
        navigation.pushViewController(CupViewController(), animated: true)
    }
}
