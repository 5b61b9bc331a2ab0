import SwiftUI

protocol Route {
    func build() -> AnyView
}

struct RouterState {
    var linked: AnyView?
    var sheet: AnyView?

    func view(for route: Route) -> AnyView { route.build() }
}

class Router: ObservableObject {
    @Published private(set) var state = RouterState()

    func follow(_ route: Route) { state.linked = state.view(for: route) }

    func present<Screen: View>(_ screen: Screen) { state.sheet = AnyView(screen) }

    func binding<Value>(keyPath: WritableKeyPath<RouterState, Value>) -> Binding<Value> {
        Binding(get: { self.state[keyPath: keyPath] }, set: { self.state[keyPath: keyPath] = $0 })
    }
}

extension View {
    func links(_ router: Router) -> some View {
        modifier(LinkModifier(presented: router.binding(keyPath: \.linked)))
    }

    func sheets(_ router: Router) -> some View {
        modifier(SheetModifier(presented: router.binding(keyPath: \.sheet)))
    }
}

struct LinkModifier: ViewModifier {
    @Binding var presented: AnyView?

    func body(content: Content) -> some View {
        content.background(
            NavigationLink(destination: self.presented, isActive: Binding(get: { presented != nil }, set: { _ in })) {
                EmptyView()
            })
    }
}

struct SheetModifier: ViewModifier {
    @Binding var presented: AnyView?

    func body(content: Content) -> some View {
        content.sheet(isPresented: Binding(get: { presented != nil }, set: { if !$0 { presented = nil } })) {
            presented
        }
    }
}
