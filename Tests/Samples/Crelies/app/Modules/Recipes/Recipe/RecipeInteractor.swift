struct RecipeInteractor: RecipeInteractorProtocol {

    let service: RecipeServiceProtocol

    func recipe(using items: [Item]) -> String? {
        service.recipe(using: items)
    }
}
