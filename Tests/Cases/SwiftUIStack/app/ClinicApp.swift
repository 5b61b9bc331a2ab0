import SwiftUI

@main
struct ClinicApp: App {
    @StateObject private var navigation = ClinicNavigation()

    var body: some Scene {
        WindowGroup {
            RootView(navigation: navigation)
        }
    }
}

struct RootView: View {
    @ObservedObject var navigation: ClinicNavigation

    var body: some View {
        TabView {
            PatientsStack(navigation: navigation)
                .tabItem { Label("Patients", systemImage: "person") }
            GuidelinesView()
                .tabItem { Label("Guidelines", systemImage: "book") }
        }
    }
}
