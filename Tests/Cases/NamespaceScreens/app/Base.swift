import Combine
import SwiftUI

class BaseStateModel: ObservableObject {
    let resolver: Resolver
    let router: Router
    var subscriptions = Set<AnyCancellable>()

    init(resolver: Resolver) {
        self.resolver = resolver
        router = resolver.router
        subscribe()
    }

    func subscribe() {}
    func showModal(for screen: Screen?) { router.modalScreen.send(screen) }
    func hideModal() { router.modalScreen.send(nil) }
    func view(for screen: Screen) -> AnyView { router.view(for: screen) }
}

protocol BaseView: View {
    associatedtype StateModelType: BaseStateModel
    var resolver: Resolver { get }
    var state: StateModelType { get }
}

extension BaseView {
    var router: Router { resolver.router }
}

extension View {
    func erased() -> AnyView { .init(self) }

    func link<V: BaseView>(to screen: Screen, from view: V) -> some View {
        modifier(Link(destination: view.state.view(for: screen), screen: screen))
    }

    func modal<V: BaseView>(for screen: Screen?, from view: V) -> some View {
        onTapGesture { view.state.showModal(for: screen) }
    }
}

struct Link<T>: ViewModifier where T: View {
    private let destination: () -> T
    let screen: Screen

    init(destination: @autoclosure @escaping () -> T, screen: Screen) {
        self.destination = destination
        self.screen = screen
    }

    func body(content: Content) -> some View {
        NavigationLink(destination: LateView(destination().erased(), screen: screen)) { content }
    }
}

/// Makes a view when it is needed, once.
struct LateView: View {
    let build: () -> AnyView
    let screen: Screen

    init(_ build: @autoclosure @escaping () -> AnyView, screen: Screen) {
        self.build = build
        self.screen = screen
    }

    var body: AnyView {
        if LateViews.made[screen.id] == nil { LateViews.made[screen.id] = build() }
        return LateViews.made[screen.id]!.onDisappear { LateViews.made[screen.id] = nil }.erased()
    }
}

enum LateViews {
    static var made: [Int: AnyView] = [:]
}
