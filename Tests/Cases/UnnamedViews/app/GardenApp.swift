import SwiftUI

@main
struct GardenApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack { Builder().start() }
        }
    }
}

struct Builder {
    func start() -> some View {
        Start(presenter: StartPresenter(), garden: { garden().any() })
    }

    func garden() -> some View {
        Garden(presenter: GardenPresenter(), footer: { Text("Footer") })
    }
}

extension View {
    func any() -> AnyView { AnyView(self) }
}
