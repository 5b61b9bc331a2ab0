import SwiftUI

@main
struct GardenApp: App {
    @ObservedObject var navigator = WindowNavigator.shared

    init() {
        navigator.view = GateRoute().build()
    }

    var body: some Scene {
        WindowGroup {
            NavigationView {
                ZStack {
                    navigator
                        .view
                        .id("window")
                }
            }
        }
    }
}

final class WindowNavigator: ObservableObject {
    static let shared = WindowNavigator()
    @Published var view: AnyView?
}
