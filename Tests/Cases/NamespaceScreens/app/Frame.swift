import Combine
import SwiftUI

enum Frame {
    struct Modal: Identifiable {
        let screen: Screen
        let view: AnyView
        var id: Int { screen.id }
    }
}

extension Frame {
    final class StateModel: BaseStateModel {
        private(set) var modal: Modal?
        @Published var isModalPresented = false

        override func subscribe() {
            router.modalScreen
                .map { $0?.modal(resolver: self.resolver) }
                .removeDuplicates { $0?.id == $1?.id }
                .receive(on: DispatchQueue.main)
                .sink { modal in
                    self.modal = modal
                    self.isModalPresented = modal != nil
                }
                .store(in: &subscriptions)

            $isModalPresented
                .filter { !$0 }
                .sink { _ in self.router.modalScreen.send(nil) }
                .store(in: &subscriptions)
        }
    }

    struct RootView: BaseView {
        let resolver: Resolver
        @StateObject var state: StateModel

        init(resolver: Resolver) {
            self.resolver = resolver
            _state = StateObject(wrappedValue: StateModel(resolver: resolver))
        }

        var body: some View {
            router.view(for: .garden)
                .sheet(isPresented: $state.isModalPresented) {
                    NavigationView { state.modal!.view }
                }
        }
    }
}
