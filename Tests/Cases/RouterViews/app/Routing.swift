import SwiftUI

protocol ScreenRouter {
    func show<Screen: View>(_ way: Way, @ViewBuilder screen: @escaping (ScreenRouter) -> Screen)
    func leave()
}

enum Way {
    case push, sheet, cover

    var needsStack: Bool {
        switch self {
        case .push: false
        case .sheet, .cover: true
        }
    }
}

struct SilentRouter: ScreenRouter {
    func show<Screen: View>(_ way: Way, @ViewBuilder screen: @escaping (ScreenRouter) -> Screen) {}
    func leave() {}
}

struct ErasedScreen: Hashable {
    let id = UUID().uuidString
    var view: AnyView

    init<Screen: View>(_ screen: Screen) {
        view = AnyView(screen)
    }

    static func == (left: ErasedScreen, right: ErasedScreen) -> Bool { left.id == right.id }

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct RouterView<Content: View>: View, ScreenRouter {
    @Environment(\.dismiss) private var dismiss
    @State private var path: [ErasedScreen] = []
    @State private var sheet: ErasedScreen?
    @State private var cover: ErasedScreen?
    @Binding var outerPath: [ErasedScreen]
    private let hasStack: Bool
    @ViewBuilder private let content: (ScreenRouter) -> Content

    init(
        outerPath: Binding<[ErasedScreen]>? = nil, hasStack: Bool = true, content: @escaping (ScreenRouter) -> Content
    ) {
        self._outerPath = outerPath ?? .constant([])
        self.hasStack = hasStack
        self.content = content
    }

    var body: some View {
        OptionalStack(path: $path, hasStack: hasStack) {
            content(self)
                .sheetOf(screen: $sheet)
                .coverOf(screen: $cover)
        }
    }

    func show<Screen: View>(_ way: Way, @ViewBuilder screen: @escaping (ScreenRouter) -> Screen) {
        let wrapped = RouterView<Screen>(
            outerPath: way.needsStack ? nil : (outerPath.isEmpty ? $path : $outerPath), hasStack: way.needsStack
        ) { router in
            screen(router)
        }
        let erased = ErasedScreen(wrapped)
        switch way {
        case .push:
            if outerPath.isEmpty {
                path.append(erased)
            } else {
                outerPath.append(erased)
            }
        case .sheet: sheet = erased
        case .cover: cover = erased
        }
    }

    func leave() { dismiss() }
}

struct OptionalStack<Content: View>: View {
    @Binding var path: [ErasedScreen]
    let hasStack: Bool
    @ViewBuilder var content: Content

    var body: some View {
        if hasStack {
            NavigationStack(path: $path) {
                content.navigationDestination(for: ErasedScreen.self) { screen in screen.view }
            }
        } else {
            content
        }
    }
}

extension View {
    func sheetOf(screen: Binding<ErasedScreen?>) -> some View {
        sheet(isPresented: Binding(isThere: screen)) {
            ZStack {
                if let screen = screen.wrappedValue {
                    screen.view
                }
            }
        }
    }

    func coverOf(screen: Binding<ErasedScreen?>) -> some View {
        fullScreenCover(isPresented: Binding(isThere: screen)) {
            if let screen = screen.wrappedValue { screen.view }
        }
    }
}

extension Binding where Value == Bool {
    init<Wrapped>(isThere value: Binding<Wrapped?>) {
        self.init { value.wrappedValue != nil } set: { if !$0 { value.wrappedValue = nil } }
    }
}
