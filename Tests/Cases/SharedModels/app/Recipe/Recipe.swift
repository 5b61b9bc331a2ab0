import Combine
import SwiftUI

enum RecipeEvent { case begin }

final class RecipeModel: ObservableObject {
    let events = PassthroughSubject<RecipeEvent, Never>()
    @Published var title = "Soup"
}

protocol RecipeOutput: AnyObject {
    func recipeDidBegin()
}

final class RecipePresenter: PagePresenter<RecipeModel> {
    private weak var output: RecipeOutput?

    init(output: RecipeOutput) {
        self.output = output
        super.init(model: RecipeModel())
        model.events.sink { [weak self] event in self?.receive(event) }.store(in: &subscriptions)
    }

    private func receive(_ event: RecipeEvent) { output?.recipeDidBegin() }
}

struct RecipeView: Page {
    @ObservedObject var model: RecipeModel

    var body: some View {
        Button(model.title) { model.events.send(.begin) }
    }
}
