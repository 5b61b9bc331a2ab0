import SwiftUI

struct ParcelView<Router: PostRouter>: View {
    @State private var model: ParcelModel<Router>

    init(with model: ParcelModel<Router>) {
        self._model = State(wrappedValue: model)
    }

    var body: some View { FormView(model: model) }
}

final class ParcelModel<Router: PostRouter>: FormModel<Router> {
    private let weight: Int

    init(router: Router, weight: Int) {
        self.weight = weight
        super.init(router: router)
    }

    override func nextPage() -> Page? { .receipt }
}
