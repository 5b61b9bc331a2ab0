import SwiftUI

enum Garden {}

extension Garden {
    final class StateModel: BaseStateModel {}

    struct RootView: BaseView {
        let resolver: Resolver
        @StateObject var state: StateModel

        init(resolver: Resolver) {
            self.resolver = resolver
            _state = StateObject(wrappedValue: StateModel(resolver: resolver))
        }

        var body: some View {
            VStack {
                Button("Plant") { state.showModal(for: .plant(id: 1)) }
                Text("Tools").modal(for: .tools, from: self)
            }
        }
    }
}
