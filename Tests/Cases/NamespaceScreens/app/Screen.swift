import SwiftUI

enum Screen: Identifiable, Hashable {
    case garden
    case plant(id: Int)
    case tools
    case shed

    var id: Int { String(reflecting: self).hashValue }
}

extension Screen {
    @ViewBuilder func view(resolver: Resolver) -> some View {
        switch self {
        case .garden: Garden.RootView(resolver: resolver)
        case .plant(let id): Plant.RootView(resolver: resolver, id: id)
        case .tools: Tools.RootView(resolver: resolver)
        case .shed: Shed.RootView(resolver: resolver)
        }
    }

    func modal(resolver: Resolver) -> Frame.Modal {
        .init(screen: self, view: view(resolver: resolver).erased())
    }
}
