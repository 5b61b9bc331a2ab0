import SwiftUI

@main
struct LockApp: App {
    private let host = RouterHostImpl()

    var body: some Scene {
        WindowGroup { host.compose() }
    }
}
