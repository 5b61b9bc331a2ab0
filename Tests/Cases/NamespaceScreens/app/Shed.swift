import SwiftUI

enum Shed {}

extension Shed {
    final class StateModel: BaseStateModel {}

    struct RootView: BaseView {
        let resolver: Resolver
        @StateObject var state: StateModel

        init(resolver: Resolver) {
            self.resolver = resolver
            _state = StateObject(wrappedValue: StateModel(resolver: resolver))
        }

        var body: some View {
            Text("Nothing here")
        }
    }
}
