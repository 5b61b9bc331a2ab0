import SwiftUI

enum Page: Hashable {
    case book(id: Int)
    case rating
    case about
}

@main
struct LibraryApp: App {
    var body: some Scene {
        WindowGroup { ShelfView() }
    }
}

struct ShelfView: View {
    @State private var path: [Page] = []

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                Button("Read") { path.append(.book(id: 7)) }
                Button("Rate") { path = [.rating] }
                NavigationLink("About", value: Page.about)
            }
            .navigationDestination(for: Page.self) { page in
                switch page {
                case .book(let id):
                    BookView(id: id)
                case .rating:
                    VStack { RatingView() }
                case .about:
                    AboutView()
                }
            }
        }
    }
}

struct BookView: View {
    let id: Int

    var body: some View { Text("\(id)") }
}

struct RatingView: View {
    var body: some View { Text("Stars") }
}

struct AboutView: View {
    var body: some View { Text("About") }
}
