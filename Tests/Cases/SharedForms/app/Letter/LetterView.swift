import SwiftUI

struct LetterView<Router: PostRouter>: View {
    @State private var model: LetterModel<Router>

    init(with model: LetterModel<Router>) {
        self._model = State(wrappedValue: model)
    }

    var body: some View { FormView(model: model) }
}

final class LetterModel<Router: PostRouter>: FormModel<Router> {
    private var address: String?

    override func nextPage() -> Page? {
        guard address != nil else { return nil }
        return .stamp
    }

    override func send() {
        Task {
            if let page = self.nextPage() {
                self.router.push(page)
            }
        }
    }
}
