import UIKit

final class MenuRouter {
    private let navigation: UINavigationController
    private let screens: Screens

    init(navigation: UINavigationController, screens: Screens) {
        self.navigation = navigation
        self.screens = screens
    }

    func openBirds() { navigation.setViewControllers([screens.birds], animated: true) }
    func openFish() { navigation.pushViewController(screens.fish, animated: true) }
    func openShop() { navigation.present(screens.page(1, of: .shop), animated: true) }
}

final class MenuPresenter {
    private let router: MenuRouter

    init(router: MenuRouter) {
        self.router = router
    }

    func choseBirds() { router.openBirds() }
    func choseFish() { router.openFish() }
    func choseShop() { router.openShop() }
}

final class MenuViewController: UIViewController {
    var presenter: MenuPresenter!

    @IBAction private func birdsTapped() { presenter.choseBirds() }
    @IBAction private func fishTapped() { presenter.choseFish() }
    @IBAction private func shopTapped() { presenter.choseShop() }
}
