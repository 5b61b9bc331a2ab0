import Foundation

protocol RecipeServiceProtocol {
    func recipe(using items: [Item]) -> String?
}

struct RecipeService: RecipeServiceProtocol {

    func recipe(using items: [Item]) -> String? {
        items.first.map { "Soup of \($0.name)" }
    }
}
