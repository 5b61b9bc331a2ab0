import SwiftUI

@main
struct LibraryApp: App {
    private let builder = LibraryBuilder(interactor: LibraryInteractor())

    var body: some Scene {
        WindowGroup {
            builder.shelfView()
        }
    }
}
