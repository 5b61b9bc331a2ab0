import UIKit

protocol RecipeWireframeProtocol {
    static func makeView(items: [Item]) throws -> RecipeViewController
}

/// Builds the page with an idea for tonight.
enum RecipeWireframe: RecipeWireframeProtocol {

    static func makeView(items: [Item]) throws -> RecipeViewController {
        guard
            let view = UIStoryboard(name: "Recipe", bundle: nil).instantiateInitialViewController()
                as? RecipeViewController
        else {
            throw WireframeError.missingInitialViewController("Recipe")
        }
        let interactor = RecipeInteractor(service: RecipeService())
        let router = RecipeRouter()
        router.viewController = view
        let presenter = RecipePresenter(items: items, interactor: interactor, router: router)
        presenter.view = view
        view.presenter = presenter
        return view
    }
}
