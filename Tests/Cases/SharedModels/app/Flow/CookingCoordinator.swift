import UIKit

final class CookingCoordinator {
    private let navigation: UINavigationController

    init(navigation: UINavigationController) {
        self.navigation = navigation
    }

    func start() {
        let presenter = RecipePresenter(output: self)
        navigation.setViewControllers([presenter.screen(of: RecipeView.self)], animated: false)
    }
}

extension CookingCoordinator: RecipeOutput {
    func recipeDidBegin() {
        let presenter = StepsPresenter(output: self)
        navigation.pushViewController(presenter.screen(of: StepsView.self), animated: true)
    }
}

extension CookingCoordinator: StepsOutput {
    func stepsDidEnd() {
        navigation.popToRootViewController(animated: true)
    }
}
