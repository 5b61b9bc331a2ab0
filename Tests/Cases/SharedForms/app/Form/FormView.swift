import SwiftUI

struct FormView<Router: PostRouter>: View {
    @State private var model: FormModel<Router>

    init(model: FormModel<Router>) {
        self._model = State(wrappedValue: model)
    }

    var body: some View {
        FormFields(onSend: model.send)
            .onTapGesture { model.leave() }
    }
}

private struct FormFields: View {
    let onSend: () -> Void

    var body: some View {
        Button("Send") { onSend() }
    }
}
