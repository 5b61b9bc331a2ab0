import UIKit

protocol RecipeViewProtocol: AnyObject {
    func show(_ text: String)
}

protocol RecipePresenterProtocol: AnyObject {
    func didLoad()
    func didSelectShare()
    func didSelectList()
}

protocol RecipeInteractorProtocol {
    func recipe(using items: [Item]) -> String?
}

protocol RecipeRouterProtocol: RouterProtocol {
    func navigate(toRoute route: RecipeRoute)
}

/// Where a recipe leads.
enum RecipeRoute {
    case share(String)
    case list
    /// Planned for the next summer.
    case shopping
}
