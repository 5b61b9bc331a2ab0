import SwiftUI
@main struct LibraryApp: App { var body: some Scene { WindowGroup { ShelfView() } } }
struct PaperStack<Content: View>: View {
    private let content: Content
    private let path: Binding<NavigationPath>?
    init(@ViewBuilder content: () -> Content) { self.content = content(); path = nil }
    init(path: Binding<NavigationPath>, @ViewBuilder content: () -> Content) { self.content = content(); self.path = path }
    var body: some View {
        Group {
            if let path { NavigationStack(path: path) { content } } else { NavigationStack { content } }
        }.tint(.brown)
    }
}
struct PageView: View { var body: some View { Text("Page") } }
struct ShelfView: View {
    @State private var isOpen = false
    var body: some View {
        Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { PaperStack { PageView() } }
    }
}
