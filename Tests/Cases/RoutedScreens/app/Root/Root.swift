import SwiftUI

@MainActor
protocol Builder {
    func build() -> AnyView
}

extension View {
    func any() -> AnyView { AnyView(self) }
}

struct RootInteractor {
    let container: Container
}

struct RootBuilder: Builder {
    let interactor: RootInteractor
    let inside: () -> any Builder
    let outside: () -> any Builder

    func build() -> AnyView { frontView().any() }

    func frontView() -> some View {
        FrontView(
            model: FrontModel(interactor: interactor),
            tabs: { inside().build() },
            onboarding: { outside().build() })
    }
}

@Observable
final class FrontModel {
    private let interactor: RootInteractor
    var isKnown = false

    init(interactor: RootInteractor) {
        self.interactor = interactor
    }
}

struct FrontView<Tabs: View, Onboarding: View>: View {
    @State var model: FrontModel
    var tabs: () -> Tabs
    var onboarding: () -> Onboarding

    var body: some View {
        LifecycleView(didAppear: nil, willLeave: { model.isKnown = false }) {
            Gate(
                isOpen: model.isKnown,
                tabs: { tabs() },
                onboarding: { onboarding() }
            )
            .task { await model.load() }
        }
    }
}

struct Gate<Tabs: View, Onboarding: View>: View {
    var isOpen: Bool
    var tabs: () -> Tabs
    var onboarding: () -> Onboarding

    var body: some View {
        ZStack {
            if isOpen {
                tabs()
                    .transition(.move(edge: .trailing))
            } else {
                onboarding()
                    .transition(.move(edge: .leading))
            }
        }
        .animation(.smooth, value: isOpen)
    }
}
