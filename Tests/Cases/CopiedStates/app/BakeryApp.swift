import SwiftUI

@main
struct BakeryApp: App {
    @State private var host = Host()

    var body: some Scene {
        WindowGroup {
            NavigationStack(path: $host.path) {
                CounterView(model: CounterModel(host: host))
                    .navigationDestination(for: Page.self) { page in screen(page) }
            }
        }
    }

    @ViewBuilder
    private func screen(_ page: Page) -> some View {
        switch page {
        case .loaf: LoafView()
        case .oven: OvenView()
        }
    }
}

enum Page: Hashable {
    case loaf, oven
}

@Observable
final class Host {
    var path: [Page] = []

    func push(_ page: Page) {
        path.append(page)
    }
}

@Observable
class ScreenModel<Content> {
    private(set) var content: Content
    let host: Host

    init(host: Host, content: Content) {
        self.host = host
        self.content = content
    }

    func setContent(_ change: (Content) -> Content) {
        content = change(content)
    }
}

struct LoafView: View {
    var body: some View { Text("Loaf") }
}

struct OvenView: View {
    var body: some View { Text("Oven") }
}
