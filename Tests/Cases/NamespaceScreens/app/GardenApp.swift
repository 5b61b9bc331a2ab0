import SwiftUI

@main
struct GardenApp: App {
    static let resolver = Resolver()

    var body: some Scene {
        WindowGroup { GateView() }
    }
}

final class Launcher: ObservableObject {
    static let shared = Launcher()
    @Published private(set) var isReady = false
}

/// Holds the app back until its files can be read.
private struct GateView: View {
    @StateObject private var launcher = Launcher.shared

    var body: some View {
        Group {
            if launcher.isReady {
                ReadyView()
            } else {
                WaitingView()
            }
        }
    }
}

private struct WaitingView: View {
    var body: some View { Text("One moment") }
}

private struct ReadyView: View {
    var body: some View {
        Frame.RootView(resolver: GardenApp.resolver)
    }
}
