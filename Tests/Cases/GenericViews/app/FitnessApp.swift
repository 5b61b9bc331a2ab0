import SwiftUI

@main
struct FitnessApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack { Builder().summary() }
        }
    }
}
