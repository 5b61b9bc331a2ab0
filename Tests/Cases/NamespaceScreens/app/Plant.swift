import SwiftUI

enum Plant {}

extension Plant {
    final class StateModel: BaseStateModel {}

    struct RootView: BaseView {
        let resolver: Resolver
        let id: Int
        @StateObject var state: StateModel

        init(resolver: Resolver, id: Int) {
            self.resolver = resolver
            self.id = id
            _state = StateObject(wrappedValue: StateModel(resolver: resolver))
        }

        var body: some View {
            Button("Close", action: state.hideModal)
        }
    }
}
