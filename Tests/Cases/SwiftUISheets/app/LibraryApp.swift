import SwiftUI

@main
struct LibraryApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

    var body: some Scene {
        WindowGroup {
            NavigationStack {
                ShelfBuilder.build()
            }
        }
    }
}

final class AppDelegate: NSObject, UIApplicationDelegate {}
