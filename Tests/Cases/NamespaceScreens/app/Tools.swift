import SwiftUI

enum Tools {}

extension Tools {
    final class StateModel: BaseStateModel {}

    struct RootView: BaseView {
        let resolver: Resolver
        @StateObject var state: StateModel

        init(resolver: Resolver) {
            self.resolver = resolver
            _state = StateObject(wrappedValue: StateModel(resolver: resolver))
        }

        var body: some View {
            Text("The shed").link(to: .shed, from: self)
        }
    }
}
